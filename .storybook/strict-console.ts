/** Calls of `console.error` in the current story. */
const logged: string[] = [];

/** Ignored: Storybook neither awaits React's `act` nor wraps what an animation's end updates in it. */
const actWarnings = ['but the `act` call was not awaited', 'inside a test was not wrapped in act'];

/** Collects calls of `console.error`. Returns the cleanup. */
export function watchConsole() {
  // biome-ignore lint/suspicious/noConsole: this file enforces the rule.
  const original = console.error;
  logged.length = 0;
  console.error = (...words: unknown[]) => {
    const text = words.map(String).join(' ');
    if (actWarnings.some((warning) => text.includes(warning))) return;
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
