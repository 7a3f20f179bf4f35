/** Copies a text. Rejects if the browser refuses, and on pages served over plain http, which have no clipboard. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
