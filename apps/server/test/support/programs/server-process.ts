import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inheritedVariables } from '../env.ts';

/** The server's program. */
export const program = join(import.meta.dirname, '../../../src/server.ts');

export interface ServerProcess {
  child: ChildProcess;
  /** Its URL, once it listens; rejects when it ends before. */
  address: Promise<string>;
  /** Returns its standard output so far. */
  output(): string;
  ended: Promise<{ code: number | null; output: string; errors: string }>;
}

/** Starts the program like a supervisor, with only these settings, on any free port. */
export function startProgram(settings: NodeJS.ProcessEnv, file = program): ServerProcess {
  const usual = { PATH: process.execPath, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...inheritedVariables };
  const child = spawn(process.execPath, [file], {
    env: { ...usual, ...settings },
    // It stops when the channel closes, however its test or script ends.
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  }) as ChildProcessWithoutNullStreams;
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output, errors }));
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /^Skill Exchange is at (\S+)$/m.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(`The server ended: ${errors}`)));
  });
  // Some tests do not wait for the URL of a server that should fail.
  address.catch(() => {});
  return { child, address, output: () => output, ended };
}
