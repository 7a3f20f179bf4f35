/** What a story may not say: `console.error` is a defect that nobody has looked at yet. */
const said: string[] = [];

/** Storybook does not wait for the `act` around an event, which React minds once a page: no fault of what is shown. */
const ofTheHarness = 'but the `act` call was not awaited';

/** Collects what a story writes to `console.error`. Returns what undoes it. */
export function watchConsole() {
  // biome-ignore lint/suspicious/noConsole: this file is what makes others keep to the rule.
  const original = console.error;
  said.length = 0;
  console.error = (...words: unknown[]) => {
    const text = words.map(String).join(' ');
    if (text.includes(ofTheHarness)) return;
    said.push(text);
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
