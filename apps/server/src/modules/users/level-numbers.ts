import type { SkillLevel } from '@skill-exchange/api-client/types';

const numbers: Record<SkillLevel, number> = { starting: 1, comfortable: 2, 'can-teach': 3 };

/** The number of a skill with a level, as `skill_level` of the database makes it; below zero for a requested skill. */
export function levelNumber(kind: 'offered' | 'requested', skill: number, level: SkillLevel): number {
  return (kind === 'offered' ? 1 : -1) * (skill * 4 + numbers[level]);
}

/** The level of a skill among such numbers; undefined for none. */
export function levelAmong(
  levels: readonly number[],
  kind: 'offered' | 'requested',
  skill: number,
): SkillLevel | undefined {
  return (Object.keys(numbers) as SkillLevel[]).find((level) => levels.includes(levelNumber(kind, skill, level)));
}
