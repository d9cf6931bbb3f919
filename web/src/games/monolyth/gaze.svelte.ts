/** Whose monolyth the table shows large; null is the reader's own. */
export const gaze = $state<{ seat: number | null }>({ seat: null });
