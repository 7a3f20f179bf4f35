import type { MemberRef, Session, SkillMatch } from '@skill-exchange/api-client/types';
import type { PlannerDraft } from '@skill-exchange/ui/lib/sessions/planner-plan';
import { usualMinutes } from '@skill-exchange/ui/lib/sessions/session-length';
import { sidesOf } from '@skill-exchange/ui/lib/sessions/session-sides';
import { firstSkills } from '../../../lib/search/swap-words.ts';
import { readPlannerDraft } from './planner-draft.ts';
import { useDraftDialog } from './use-draft-dialog.ts';

/** State of the planner. */
export function usePlanning() {
  const { start, keep, ...dialog } = useDraftDialog('plan', readPlannerDraft);
  const { subject, isOpen } = dialog;
  return {
    ...dialog,
    keep: (draft: PlannerDraft) => keep(draft),
    plan: () => start({}),
    /**
     * Opens the planner with this member, skills that the two could swap, and a time that suits both.
     * Keeps an existing draft and only changes its member.
     */
    planWith(mentor: MemberRef, { match, time }: { match?: SkillMatch | undefined; time: string | null }): void {
      const before = isOpen && subject !== null ? subject : undefined;
      const skills = { mine: firstSkills(match?.wants), theirs: firstSkills(match?.teaches) };
      const times = time !== null && Date.parse(time) > Date.now() ? { times: [time] } : {};
      start({ ...skills, ...times, ...before, mentor }, before !== undefined);
    },
    /** Opens the planner with a session's values, without its times. */
    planAgain(session: Session, memberId: string): void {
      const { other, mine, theirs } = sidesOf(session, memberId);
      start({
        mentor: other,
        mine: mine ? [mine] : [],
        theirs: theirs ? [theirs] : [],
        link: session.link,
        meeting: session.link === '' ? 'room' : 'link',
        length: String(session.durationMinutes ?? usualMinutes),
      });
    },
  };
}
