import { foldText } from '@skill-exchange/api-client/fold-text';

type Skills = { skillsOffered: readonly string[]; skillsRequested: readonly string[] };

/** What two members could swap, in the words of the other one's profile. */
export interface SwapMatch {
  /** What the other member teaches and I want to learn. */
  readonly learn: readonly string[];
  /** What the other member wants to learn and I teach. */
  readonly teach: readonly string[];
}

/** Returns the skills that two members could teach each other, however they are written. */
export function swapMatch(mine: Skills, other: Skills): SwapMatch {
  const both = (theirs: readonly string[], own: readonly string[]) => {
    const known = new Set(own.map(foldText));
    return theirs.filter((skill) => known.has(foldText(skill)));
  };
  return {
    learn: both(other.skillsOffered, mine.skillsRequested),
    teach: both(other.skillsRequested, mine.skillsOffered),
  };
}

/** Returns "You could swap: Portuguese for Python", or what one side could give; null without a match. */
export function matchWords({ learn, teach }: SwapMatch): string | null {
  const [learned, taught] = [learn, teach].map((skills) => list.format(skills.slice(0, mentioned)));
  if (learn.length > 0 && teach.length > 0) return `You could swap: ${learned} for ${taught}`;
  if (learn.length > 0) return `Teaches what you want to learn: ${learned}`;
  return teach.length > 0 ? `Wants to learn what you teach: ${taught}` : null;
}

/** Skills of a side that are named. */
const mentioned = 3;

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
