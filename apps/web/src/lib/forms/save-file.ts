/** Saves a text as a file, as a download does. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari starts to read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
