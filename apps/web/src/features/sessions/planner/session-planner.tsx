import { useHasRooms } from '@skill-exchange/api-client/rooms';
import { SessionPlanner as Planner } from '@skill-exchange/ui/components/session-planner';
import type { PlannedSession, PlannerDraft } from '@skill-exchange/ui/lib/sessions/planner-plan';
import { localTimeZone } from '@skill-exchange/ui/lib/time/date-time';
import { instantAt } from '@skill-exchange/ui/lib/time/wall-time';
import { useState } from 'react';
import { useClosing } from '../../../lib/dialogs/use-closing.tsx';
import { useSingleFlight } from '../../../lib/forms/use-single-flight.ts';
import { useOwnPlans } from '../../../lib/plans/use-own-plans.ts';
import { useMemberSearch } from '../../../lib/search/use-member-search.ts';
import { useSearchSkills } from '../../../lib/search/use-search-skills.ts';
import { TimesField } from './times-field.tsx';
import { usePlanSession } from './use-plan-session.ts';

type SessionPlannerProps = {
  ownId: string;
  initialDraft?: Partial<PlannerDraft> | undefined;
  /** Part of the initial draft was typed, so closing the form asks for confirmation. */
  isHalfFilled: boolean;
  open: boolean;
  onDraftChange: (draft: PlannerDraft) => void;
  /** Called once the member closes the form, after confirmation. */
  onClose: () => void;
  onPlanned: () => void;
};

/** The planner of a session in a dialog. Keeps a draft until it is sent or discarded. */
export function SessionPlanner(props: SessionPlannerProps) {
  const { ownId, initialDraft, isHalfFilled, open, onDraftChange, onClose, onPlanned } = props;
  const { save, failure, isSaving } = usePlanSession();
  const hasRooms = useHasRooms();
  const [isTyped, setTyped] = useState(isHalfFilled);
  const [typed, setTypedTime] = useState(() => typedTime(initialDraft));
  const busy = useOwnPlans(typed !== undefined && Date.parse(typed) > Date.now() ? [typed] : []);
  const searchSkills = useSearchSkills();
  const { onSearch, ...found } = useMemberSearch(ownId);
  const { question, ...closing } = useClosing(open, onClose, isTyped);
  const submit = useSingleFlight(async (plan: PlannedSession) => {
    if (await save(plan)) onPlanned();
  });

  return (
    <>
      <Planner
        open={open}
        searchSkills={searchSkills}
        renderTimes={(field) => <TimesField {...field} />}
        hasRooms={hasRooms}
        busyAt={(time, minutes) => busy(time, minutes)}
        pending={isSaving}
        failure={failure}
        initialDraft={initialDraft}
        onMentorSearch={onSearch}
        {...found}
        {...closing}
        onDraftChange={(draft) => {
          setTyped(true);
          setTypedTime(typedTime(draft));
          onDraftChange(draft);
        }}
        onSubmit={submit}
      />
      {question}
    </>
  );
}

/** Returns the typed time, which is not among the common hours. */
function typedTime({ date = '', time = '' }: Partial<PlannerDraft> = {}): string | undefined {
  return instantAt(date, time, localTimeZone());
}
