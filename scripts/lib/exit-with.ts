/** Ends the program with one line for the person at the terminal. */
export function exitWith(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** What the reading of options gives; a bad option ends the program with one line. */
export function optionsOf<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    return exitWith((error as Error).message.split('\n')[0] ?? 'A bad option.');
  }
}
