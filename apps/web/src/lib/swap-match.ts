import { plainName } from '@skill-exchange/api-client/name-folding';

type Skills = { skillsOffered: readonly string[]; skillsRequested: readonly string[] };

/** The skills that two members could swap, as the other one's profile spells them. */
export interface SwapMatch {
  /** Skills that the other member teaches and I want to learn. */
  readonly learn: readonly string[];
  /** Skills that the other member wants to learn and I teach. */
  readonly teach: readonly string[];
}

/** Returns the skills that two members could teach each other, in any spelling. */
export function swapMatch(mine: Skills, other: Skills): SwapMatch {
  const both = (theirs: readonly string[], own: readonly string[]) => {
    const known = new Set(own.map(plainName));
    return theirs.filter((skill) => known.has(plainName(skill)));
  };
  return {
    learn: both(other.skillsOffered, mine.skillsRequested),
    teach: both(other.skillsRequested, mine.skillsOffered),
  };
}

/** Returns "Portuguese for Python"; null unless both sides have something to offer. */
export function swapWords({ learn, teach }: SwapMatch): string | null {
  return learn.length > 0 && teach.length > 0 ? `${named(learn)} for ${named(teach)}` : null;
}

/** Returns "You could swap: Portuguese for Python", or what one side could offer; null without a match. */
export function matchWords(match: SwapMatch): string | null {
  const { learn, teach } = match;
  const swap = swapWords(match);
  if (swap !== null) return `You could swap: ${swap}`;
  if (learn.length > 0) return `Teaches what you want to learn: ${named(learn)}`;
  return teach.length > 0 ? `Wants to learn what you teach: ${named(teach)}` : null;
}

/** Maximum skills per side in the text. */
const mentioned = 3;

const named = (skills: readonly string[]) => list.format(skills.slice(0, mentioned));

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Returns the first of a side's skills, as forms store them. */
export const firstSkills = (skills: readonly string[] = []) => skills.slice(0, 1).map((name) => ({ name }));
