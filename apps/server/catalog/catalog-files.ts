import { join } from 'node:path';
import { collectSkills, withoutDuplicates } from './collect-skills.ts';
import { namedLanguages, namesFor } from './reader-names.ts';
import { asFile } from './skill-file.ts';

const root = join(import.meta.dirname, '../../..');

/** Returns the generated files by their paths, and how many skills they have. */
export async function catalogFiles(): Promise<{ files: Map<string, string>; size: number }> {
  const skills = await collectSkills();
  const shipped = asFile(withoutDuplicates(skills));
  const files = new Map([[join(root, 'apps/server/src/modules/skills/shipped-skills.txt'), shipped]]);
  for (const language of namedLanguages)
    files.set(join(root, 'packages/texts/locales', language, 'skills.json'), asJson(namesFor(language, skills)));
  return { files, size: skills.length };
}

const asJson = (names: Record<string, string>) => `${JSON.stringify(names, null, 2)}\n`;
