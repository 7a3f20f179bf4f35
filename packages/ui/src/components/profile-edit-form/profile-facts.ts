import type { SkillWithLevel, User } from '@skill-exchange/api-client/types';
import { levelWords } from '../../lib/member-facts.ts';

/** Levels by side and skill: see `keyOf`. */
export type Levels = Readonly<Record<string, string>>;

/** Profile fields besides texts, skills and the photo. */
export interface ProfileFacts {
  readonly levels: Levels;
  readonly languages: readonly string[];
  readonly hideActivity: boolean;
  readonly hideTimeZone: boolean;
  readonly membersOnly: boolean;
  /** The last day of an absence (YYYY-MM-DD); empty without one. */
  readonly awayUntil: string;
}

export const keyOf = (side: SkillWithLevel['side'], skill: string) => `${side} ${skill}`;

/** Returns the facts of a profile, as the form holds them. */
export function factsOf({ skillLevels = [], languages = [], ...user }: User): ProfileFacts {
  return {
    levels: Object.fromEntries(skillLevels.map(({ side, skill, level }) => [keyOf(side, skill), level])),
    languages,
    hideActivity: user.hideActivity ?? false,
    hideTimeZone: user.hideTimeZone ?? false,
    membersOnly: user.membersOnly ?? false,
    awayUntil: user.awayUntil ?? '',
  };
}

/** Returns the changed facts as fields of the contract; a backend may support none of them. */
export interface ChangedFacts {
  readonly skillLevels?: readonly SkillWithLevel[];
  readonly languages?: readonly string[];
  readonly hideActivity?: boolean;
  readonly hideTimeZone?: boolean;
  readonly membersOnly?: boolean;
  readonly awayUntil?: string;
}

export function changedFacts(user: User, facts: ProfileFacts): ChangedFacts {
  const before = factsOf(user);
  const isSame = (name: keyof ProfileFacts) => JSON.stringify(before[name]) === JSON.stringify(facts[name]);
  return {
    ...(isSame('levels')
      ? {}
      : { skillLevels: Object.entries(facts.levels).flatMap(([key, level]) => levelIn(key, level)) }),
    ...(isSame('languages') ? {} : { languages: facts.languages }),
    ...(isSame('hideActivity') ? {} : { hideActivity: facts.hideActivity }),
    ...(isSame('hideTimeZone') ? {} : { hideTimeZone: facts.hideTimeZone }),
    ...(isSame('membersOnly') ? {} : { membersOnly: facts.membersOnly }),
    ...(isSame('awayUntil') ? {} : { awayUntil: facts.awayUntil }),
  };
}

function levelIn(key: string, level: string): SkillWithLevel[] {
  const [side, ...words] = key.split(' ');
  if ((side !== 'teach' && side !== 'learn') || !isLevel(level)) return [];
  return [{ side, skill: words.join(' '), level }];
}

const isLevel = (level: string): level is SkillWithLevel['level'] => Object.hasOwn(levelWords, level);
