import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withSection } from '@skill-exchange/contracts/written-section';
import { expect } from 'vitest';
import { isUpdating } from './env.ts';

const updating = 'PACT_UPDATE=1 npx vitest run --config apps/server/pact/vitest.config.ts fields';
const file = fileURLToPath(new URL('../../../../docs/wrong-backend.md', import.meta.url));

/** Compares a section of docs/wrong-backend.md with its expected text; with PACT_UPDATE=1 it is written. */
export function holdSection(name: string, content: string): void {
  const text = readFileSync(file, 'utf8');
  const found = withSection(text, { name, command: updating, content });
  if (isUpdating) writeFileSync(file, found);
  else expect(found).toBe(text);
}
