import { mount } from "svelte";
import App from "./App.svelte";
import "./design/base.css";
import { choice } from "./design/theme.svelte";
import { language } from "./lang/language.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");
choice.apply();
await language.use();
mount(App, { target });
