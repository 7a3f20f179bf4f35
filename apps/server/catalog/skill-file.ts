import { createHash } from 'node:crypto';
import type { ShippedSkill } from '../src/modules/skills/shipped-skills.ts';

/** One skill a line, so that a change of one is one line. */
export function asFile(skills: readonly ShippedSkill[]): string {
  const lines = skills.map((skill) => JSON.stringify(skill)).join(',\n');
  const version = createHash('sha256').update(lines).digest('hex').slice(0, 12);
  return `{"version":"${version}","skills":[\n${lines}\n]}\n`;
}
