import { t } from '@lingui/core/macro';
import type { Ring, RingSeat } from '@skill-exchange/api-client/types';
import { skillName } from '../../lib/skill-name.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { andList } from '../../lib/texts/list-words.ts';

const namesOf = (seats: readonly RingSeat[]) => andList(seats.map(({ member }) => displayName(member.name)));

const isEmptySeat = ({ answer }: RingSeat) => answer === 'declined' || answer === 'left';

/** What every place says about a ring, and what the member can do. */
export interface RingStanding {
  /** 'Everyone agreed', 'Waiting for your answer'. */
  readonly words: string;
  readonly tone: 'needsYou' | 'good' | 'neutral' | 'ended';
  readonly canAnswer: boolean;
  readonly canLeave: boolean;
  readonly canReplace: boolean;
}

/** Returns the state of a ring for the member in its first seat. Everything that shows a ring reads it. */
export function ringStanding(ring: Ring): RingStanding {
  const { state, seats } = ring;
  const isIn = seats[0]?.answer === 'accepted';
  const isOpen = state === 'open' || state === 'broken';
  const canAnswer = isOpen && seats[0]?.answer === 'waiting';
  return {
    ...ringWords(ring, canAnswer),
    canAnswer,
    canLeave: isIn && (isOpen || state === 'agreed'),
    canReplace: isIn && state === 'broken',
  };
}

function ringWords({ state, seats }: Ring, canAnswer: boolean): Pick<RingStanding, 'words' | 'tone'> {
  if (state === 'agreed') return { words: t`Everyone agreed`, tone: 'good' };
  if (state === 'expired') return { words: t`No answer in time`, tone: 'neutral' };
  if (state === 'ended') return { words: t`This ring has ended`, tone: 'ended' };
  if (canAnswer) return { words: t`Waiting for your answer`, tone: 'needsYou' };
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
