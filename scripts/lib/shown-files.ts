/** Returns the files that a document shows: code blocks whose first line is a comment with the file's name. */
export function shownFiles(document: string): Record<string, string> {
  const blocks = document.matchAll(/^```\w+\n(?:\/\/|\/\*) (\S+)(?: \*\/)?\n(.*?)^```$/gms);
  return Object.fromEntries([...blocks].map(([, name = '', code = '']) => [name, code]));
}
