import type { MemberRef } from '@skill-exchange/api-client/types';
import type { ReactNode, Ref } from 'react';
import { usualMinutes } from '../../lib/session-length.ts';
import { type PickedSkill, skillKey } from '../skill-picker/skill-choices.ts';
import { pickProblem } from '../time-picks/pick-rules.ts';

/** Values of the proposal form's fields. */
export interface ProposalDraft {
  mentor: MemberRef | null;
  /** Picked starts in ISO 8601, UTC. */
  times: readonly string[];
  /** Minutes. */
  length: string;
  link: string;
  note: string;
  mine: readonly PickedSkill[];
  theirs: readonly PickedSkill[];
}

/** A session to propose, from the member's side. */
export interface ProposalPlan {
  /** Id of the other member. */
  readonly mentorId: string;
  readonly times: string[];
  readonly durationMinutes: number;
  readonly link: string;
  readonly note: string;
  /** Id of the skill that the member teaches (its name without an id), or null. */
  readonly mine: string | null;
  /** The same for the other member. */
  readonly theirs: string | null;
}

/** The picks of a form, as a component that finds common hours renders them. */
export interface TimesField {
  /** The other member. */
  readonly userId: string;
  readonly name: string;
  /** How long the session is. */
  readonly minutes: number;
  readonly value: readonly string[];
  readonly onValueChange: (times: string[]) => void;
  readonly error: string | undefined;
  readonly ref: Ref<{ focus: () => void }>;
}

export type RenderTimes = (field: TimesField) => ReactNode;

export const emptyProposal: ProposalDraft = {
  mentor: null,
  times: [],
  length: String(usualMinutes),
  link: '',
  note: '',
  mine: [],
  theirs: [],
};

/** Characters of a note at most. */
export const noteLength = 300;

/** react-hook-form rule: one to three times, each far enough ahead by now. */
export function timesAhead(times: readonly string[], now = Date.now()): true | string {
  if (times.length === 0) return 'Pick at least one time.';
  const isLate = times.some((time) => pickProblem(time, [], now) !== undefined);
  return isLate ? 'One of your times is too soon by now. Take it away, or pick a later one.' : true;
}

/** Returns the proposal of a draft, undefined without a member. */
export function toProposal(draft: ProposalDraft): ProposalPlan | undefined {
  if (!draft.mentor) return undefined;
  return {
    mentorId: draft.mentor._id,
    times: [...draft.times],
    durationMinutes: Number(draft.length),
    link: draft.link.trim(),
    note: draft.note.trim(),
    mine: skillKey(draft.mine[0]),
    theirs: skillKey(draft.theirs[0]),
  };
}
