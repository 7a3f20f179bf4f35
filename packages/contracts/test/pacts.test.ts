import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fileNameOf, normalise, type PactFile, type ProviderKey, providers } from '../src/pact-file.ts';
import { pactPath, pactsFolder, pactText } from '../src/pact-files.ts';
import { isUpdating } from './support/env.ts';
import { pactFolder } from './support/interaction.ts';

// One file runs every consumer test, because together they write the pacts that the last test looks at.

describe('the backend', async () => {
  await import('./backend/auth.pact.ts');
  await import('./backend/skills.pact.ts');
  await import('./backend/users.pact.ts');
  await import('./backend/reports.pact.ts');
  await import('./backend/events.pact.ts');
  await import('./backend/event-people.pact.ts');
  await import('./backend/event-changes.pact.ts');
  await import('./backend/registrations.pact.ts');
  await import('./backend/sessions.pact.ts');
  await import('./backend/reviews.pact.ts');
  await import('./backend/chat.pact.ts');
  await import('./backend/messages.pact.ts');
  await import('./backend/limits.pact.ts');
  await import('./backend/socket.pact.ts');
});

describe('the article service', async () => {
  await import('./articles/articles.pact.ts');
});

describe('the pact files', () => {
  afterAll(() => rmSync(pactFolder, { recursive: true, force: true }));

  test.each(Object.keys(providers) as ProviderKey[])(
    '%s: what was regenerated is what is committed',
    (key) => {
      const file = readFileSync(join(pactFolder, fileNameOf(providers[key])), 'utf8');
      const regenerated = normalise(JSON.parse(file) as PactFile);
      if (isUpdating) {
        mkdirSync(pactsFolder, { recursive: true });
        writeFileSync(pactPath(key), regenerated);
      }
      // Where this fails: `npm run pact:generate`, look at what changed, commit it.
      expect(regenerated).toBe(pactText(key));
    },
  );
});
