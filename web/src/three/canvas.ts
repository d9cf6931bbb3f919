/**
 * Something to paint a texture on. The processor paints it: thousands of specks of stone take a
 * machine without a graphics card several seconds otherwise.
 */
export function canvas(width: number, height = width): CanvasRenderingContext2D {
  const made = document.createElement("canvas");
  made.width = width;
  made.height = height;
  const context = made.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("no canvas to paint on");
  return context;
}
