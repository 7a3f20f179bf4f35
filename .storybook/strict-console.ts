/** Calls of `console.error` in the current story. */
const logged: string[] = [];

/** Ignored: Storybook does not await React's `act`, which React reports once per page. */
const actWarning = 'but the `act` call was not awaited';

/** Collects calls of `console.error`. Returns the cleanup. */
export function watchConsole() {
  // biome-ignore lint/suspicious/noConsole: this file enforces the rule.
  const original = console.error;
  logged.length = 0;
  console.error = (...words: unknown[]) => {
    const text = words.map(String).join(' ');
    if (text.includes(actWarning)) return;
    logged.push(text);
    original(...words);
  };
  return () => {
    console.error = original;
  };
}

/** Throws when the story wrote to `console.error`. */
export function assertQuietConsole() {
  const errors = logged.splice(0);
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`);
}
