import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for the passphrase of a backup in a terminal, without showing it; null without a terminal or an answer. */
export async function askPassphrase(): Promise<string | null> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return null;
  stderr.write('Passphrase of the backup: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: stdin, output: silent, terminal: true });
  const ended = new AbortController();
  terminal.once('close', () => ended.abort());
  try {
    const answer = await terminal.question('', { signal: ended.signal }).catch(() => '');
    return answer.trim() === '' ? null : answer;
  } finally {
    terminal.close();
    stderr.write('\n');
  }
}
