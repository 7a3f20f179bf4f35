import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Starts the bare server on a database, in `bare-server.ts`'s notation. */
export function startBare(where: string): ReturnType<typeof spawn> & { address: Promise<string> } {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), where]);
  child.stderr.pipe(process.stderr);
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => resolve(/at (\S+)/.exec(String(chunk))?.[1] ?? ''));
    child.once('exit', () => reject(new Error('The bare server ended.')));
  });
  return Object.assign(child, { address });
}
