import type { User } from '@skill-exchange/api-client/types';
import type { StorySeat } from '@skill-exchange/ui/components/swap-story';

type Member = Pick<User, '_id' | 'name' | 'photo' | 'rating' | 'about' | 'skillsOffered' | 'skillsRequested'>;

/** Returns two of the members who teach each other a skill, with these skills and their own words; null without any. */
export function pairOf(members: readonly Member[]): readonly [StorySeat, StorySeat] | null {
  for (const [index, one] of members.entries()) {
    for (const other of members.slice(index + 1)) {
      const given = firstShared(one.skillsOffered, other.skillsRequested);
      const got = firstShared(other.skillsOffered, one.skillsRequested);
      if (given !== undefined && got !== undefined) return [told(one, given), told(other, got)];
    }
  }
  return null;
}

const told = ({ about, ...member }: Member, name: string): StorySeat => ({
  member,
  gives: { _id: name, name },
  words: firstSentence(about),
});

function firstShared(offered: readonly string[], requested: readonly string[]): string | undefined {
  return offered.find((skill) => requested.includes(skill));
}

function firstSentence(text: string): string {
  return text.trim().split(/(?<=[.!?。！？])\s+/u, 1)[0] ?? '';
}
