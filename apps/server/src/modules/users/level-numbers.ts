import type { SkillLevel } from '@skill-exchange/api-client/types';

const numbers: Record<SkillLevel, number> = { starting: 1, comfortable: 2, 'can-teach': 3 };

/** Returns a skill and level as one number, like `skill_level` in the database; negative for a requested skill. */
export function levelNumber(kind: 'offered' | 'requested', skill: number, level: SkillLevel): number {
  return (kind === 'offered' ? 1 : -1) * (skill * 4 + numbers[level]);
}

/** Returns the level of a skill from such numbers, or undefined. */
export function levelAmong(
  levels: readonly number[],
  kind: 'offered' | 'requested',
  skill: number,
): SkillLevel | undefined {
  return (Object.keys(numbers) as SkillLevel[]).find((level) => levels.includes(levelNumber(kind, skill, level)));
}
