import type { Match, MatchMember, SkillRef } from '@skill-exchange/api-client/types';
import { pictureAddress } from '../images/service.ts';
import { presentMemberRef, ratingOf } from '../users/present-user.ts';
import type { FoundMatch } from './fill-seats.ts';
import { factsOf } from './match-facts.ts';
import type { PersonRow } from './people-repository.ts';
import type { NamedSkill } from './skill-repository.ts';

export function presentMatchMember(
  row: Pick<PersonRow, 'id' | 'name' | 'image_hash' | 'rating_sum' | 'rating_count'>,
): MatchMember {
  return {
    ...presentMemberRef(row.id, row.name, row.image_hash),
    photo: pictureAddress(row.image_hash),
    rating: ratingOf(row),
  };
}

/** Presents a match to its first member. */
export function presentMatch(
  match: FoundMatch,
  { skills, saved, now }: { skills: ReadonlyMap<number, NamedSkill>; saved: ReadonlySet<string>; now: Date },
): Match {
  const { key, people, path, alternatives } = match;
  const refOf = (seq: number | undefined): SkillRef => {
    const skill = skills.get(seq ?? 0);
    return { _id: skill?.id ?? '', name: skill?.name ?? '' };
  };
  return {
    key,
    kind: people.length === 2 ? 'swap' : 'ring',
    size: people.length,
    seats: people.map((person, index) => ({
      member: presentMatchMember(person),
      gives: refOf(path[index]),
      receives: refOf(path.at(index - 1)),
    })),
    why: factsOf(match, (seq) => refOf(seq).name, now),
    alternatives,
    isSaved: saved.has(key),
  };
}
