import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { loadingProblems } from '../src/loaded-parts.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** Returns what is wrong in an app of these files. */
function problemsOf(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'parts-'));
  roots.push(root);
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), code);
  }
  return loadingProblems(root, ['apps/web/src/entry.ts']);
}

const page = (parts: string) => `page('/', withTexts([${parts}], async () => (await import('./page.ts')).Page));`;
const kit = {
  'packages/ui/src/lib/skill-name.ts': 'export const skillName = (name: string) => name;',
  'packages/ui/src/components/chip/chip.tsx': "import { skillName } from '../../lib/skill-name.ts';",
};
const shown = { ...kit, 'apps/web/src/page.ts': "import { Chip } from '@skill-exchange/ui/components/chip';" };

it('refuses a page that shows names of skills without their catalog', () => {
  expect(problemsOf({ ...shown, 'apps/web/src/entry.ts': page("'entry'") })).toEqual([
    "packages/ui/src/components/chip/chip.tsx needs 'skills' in a withTexts above it; loaded: site, entry",
  ]);
  expect(problemsOf({ ...shown, 'apps/web/src/entry.ts': page("'entry', 'skills'") })).toEqual([]);
});

it('takes nothing else of that module for a name', () => {
  const entry = "import { skillNameId } from '@skill-exchange/ui/lib/skill-name';";
  expect(problemsOf({ ...kit, 'apps/web/src/entry.ts': entry })).toEqual([]);
});

it('refuses a module whose texts are in a part that is not loaded', () => {
  const texts = "import { t } from '@lingui/core/macro';";
  const files = {
    'apps/web/src/features/events/list.ts': texts,
    'apps/web/src/page.ts': "import './features/events/list.ts';",
  };
  expect(problemsOf({ ...files, 'apps/web/src/entry.ts': page("'entry'") })).toEqual([
    "apps/web/src/features/events/list.ts needs 'events' in a withTexts above it; loaded: site, entry",
  ]);
  expect(problemsOf({ ...files, 'apps/web/src/entry.ts': page("'events'") })).toEqual([]);
});
