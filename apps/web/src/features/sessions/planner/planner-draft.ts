import type { PlannerDraft } from '@skill-exchange/ui/lib/sessions/planner-plan';
import { readMember } from '../../../lib/search/stored-member.ts';
import { readSkills } from '../../../lib/search/stored-skills.ts';
import { isRecord, readTexts } from '../../../lib/storage/parse-stored.ts';

/** Parses a stored draft of a session; undefined if it does not fit the form. */
export function readPlannerDraft(stored: unknown): Partial<PlannerDraft> | undefined {
  if (!isRecord(stored) || !Array.isArray(stored.times)) return undefined;
  const texts = readTexts(stored, ['date', 'time', 'length', 'link', 'note']);
  if (texts === undefined) return undefined;
  return {
    ...texts,
    meeting: stored.meeting === 'link' ? 'link' : 'room',
    times: stored.times.filter((time: unknown): time is string => typeof time === 'string'),
    mentor: readMember(stored.mentor),
    mine: readSkills(stored.mine),
    theirs: readSkills(stored.theirs),
  };
}
