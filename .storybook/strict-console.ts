/** What a story may not say: `console.error` is a defect that nobody has looked at yet. */
const said: string[] = [];

/** Collects what a story writes to `console.error`. Returns what undoes it. */
export function watchConsole() {
  // biome-ignore lint/suspicious/noConsole: this file is what makes others keep to the rule.
  const original = console.error;
  said.length = 0;
  console.error = (...words: unknown[]) => {
    said.push(words.map(String).join(' '));
    original(...words);
  };
  return () => {
    console.error = original;
  };
}

/** Throws when the story wrote to `console.error`. */
export function assertQuietConsole() {
  const errors = said.splice(0);
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`);
}
