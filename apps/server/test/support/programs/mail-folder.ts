import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeEach } from 'vitest';

export interface TestMailFolder {
  /** The `dataDir` setting of the server that writes the emails. */
  dataDir: string;
  /** Returns its emails, earliest first. */
  mails(): Promise<Email[]>;
  empty(): void;
}

/** Creates a data folder for emails as files, empty before each test. */
export function useMailFolder(): TestMailFolder {
  const dataDir = mkdtempSync(join(tmpdir(), 'mails-'));
  const folder = join(dataDir, 'mail');
  const empty = () => rmSync(folder, { recursive: true, force: true });
  beforeEach(empty);
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  return {
    dataDir,
    empty,
    async mails() {
      let names: string[] = [];
      try {
        names = readdirSync(folder).sort();
      } catch {
        return [];
      }
      return await Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
    },
  };
}
