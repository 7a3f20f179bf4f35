import { t } from '@lingui/core/macro';
import type { Ring, RingSeat } from '@skill-exchange/api-client/types';
import { skillName } from '../../lib/skill-name.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { andList } from '../../lib/texts/list-words.ts';

const namesOf = (seats: readonly RingSeat[]) => andList(seats.map(({ member }) => displayName(member.name)));

export const isEmptySeat = ({ answer }: RingSeat) => answer === 'declined' || answer === 'left';

/** The caller's possible actions on a ring. */
export function actionsOf({ state, seats }: Ring): { canAnswer: boolean; canLeave: boolean; canReplace: boolean } {
  const isIn = seats[0]?.answer === 'accepted';
  return {
    canAnswer: seats[0]?.answer === 'waiting' && (state === 'open' || state === 'broken'),
    canLeave: isIn && (state === 'open' || state === 'broken' || state === 'agreed'),
    canReplace: isIn && state === 'broken',
  };
}

/** The state of a ring in a few words, and how it looks. */
export function ringWords(ring: Ring): { words: string; tone: 'needsYou' | 'good' | 'neutral' | 'ended' } {
  const { state, seats } = ring;
  if (state === 'agreed') return { words: t`Everyone agreed`, tone: 'good' };
  if (state === 'expired') return { words: t`No answer in time`, tone: 'neutral' };
  if (state === 'ended') return { words: t`This ring has ended`, tone: 'ended' };
  if (actionsOf(ring).canAnswer) return { words: t`Waiting for your answer`, tone: 'needsYou' };
  const gone = seats.filter(isEmptySeat);
  if (gone.length > 0) return { words: t`${{ names: namesOf(gone) }} can't take part`, tone: 'needsYou' };
  const waiting = seats.filter(({ answer }) => answer === 'waiting');
  // A newer server may have other states.
  const words = waiting.length === 0 ? t`This ring has changed` : t`Waiting for ${{ names: namesOf(waiting) }}`;
  return { words, tone: 'neutral' };
}

/** Returns 'You teach Eleni SQL' or 'June teaches you Sourdough', for a lesson of a ring. */
export function lessonWords(ring: Ring, index: number): string {
  const lesson = ring.lessons[index];
  const skill = skillName(lesson?.skill.name ?? '');
  const ownId = ring.seats[0]?.member._id;
  const nameOf = (id: string | undefined) =>
    displayName(ring.seats.find(({ member }) => member._id === id)?.member.name);
  const [teacher, learner] = [nameOf(lesson?.teacher), nameOf(lesson?.learner)];
  if (lesson?.teacher === ownId) return t`You teach ${learner} ${skill}`;
  return lesson?.learner === ownId ? t`${teacher} teaches you ${skill}` : t`${teacher} teaches ${learner} ${skill}`;
}
