import { tidyLink } from '@skill-exchange/api-client/plain-text';
import type { MemberRef } from '@skill-exchange/api-client/types';
import { usualMinutes } from '../../lib/session-length.ts';
import { type PickedSkill, skillKey } from '../skill-picker/skill-choices.ts';

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

export const emptyProposal: ProposalDraft = {
  mentor: null,
  times: [],
  length: String(usualMinutes),
  link: '',
  note: '',
  mine: [],
  theirs: [],
};

/** Returns the proposal of a draft, undefined without a member. */
export function toProposal(draft: ProposalDraft): ProposalPlan | undefined {
  if (!draft.mentor) return undefined;
  return {
    mentorId: draft.mentor._id,
    times: [...draft.times],
    durationMinutes: Number(draft.length),
    link: tidyLink(draft.link),
    note: draft.note.trim(),
    mine: skillKey(draft.mine[0]),
    theirs: skillKey(draft.theirs[0]),
  };
}
