import { createHash } from 'node:crypto';
import { type ShippedSkill, shippedLocales } from '../src/modules/skills/shipped-skills.ts';

/** Returns the text that `readShippedSkills` reads. */
export function asFile(skills: readonly ShippedSkill[]): string {
  const columns = [
    skills.map(({ name }) => name),
    skills.map(({ kind }) => kind),
    skills.map(({ parent }) => parent ?? ''),
    skills.map(({ source }) => source),
    ...shippedLocales.map((locale) => skills.map(({ names }) => (names[locale] ?? []).join(';'))),
  ];
  const text = columns.flat().join('\n');
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return `${version} ${skills.length}\n${text}\n`;
}
