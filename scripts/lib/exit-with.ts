import { readFileSync } from 'node:fs';

/** Ends the program with one line for the user. */
export function exitWith(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Prints a program's header comment and exits, if it was called with `--help`. */
export function printHelpIfAsked(file: string): void {
  if (!process.argv.includes('--help')) return;
  const lines = readFileSync(file, 'utf8').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  for (const line of lines.slice(0, end)) console.log(line.replace(/^\/\/ ?/, ''));
  process.exit(0);
}

/** Parses options; a wrong one ends the program with one line. */
export function optionsOf<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    return exitWith((error as Error).message.split('\n')[0] ?? 'A bad option.');
  }
}
