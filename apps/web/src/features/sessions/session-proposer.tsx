import { useProposeSession } from '@skill-exchange/api-client/session-offers';
import { ProposalDialog } from '@skill-exchange/ui/components/proposal-dialog';
import type { ProposalDraft, ProposalPlan } from '@skill-exchange/ui/components/proposal-plan';
import { useState } from 'react';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { useClosing } from '../../lib/use-closing.tsx';
import { useReportedSave } from '../../lib/use-reported-save.ts';
import { useSearchSkills } from '../../lib/use-search-skills.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { TimesField } from './times-field.tsx';
import { useMentorSearch } from './use-mentor-search.ts';

const words = {
  done: 'Proposal sent',
  failed: 'Unable to send proposal',
  unsure: "It may have been sent. Press Send proposal again to make sure. It won't be sent twice.",
};

type SessionProposerProps = {
  ownId: string;
  initialDraft?: Partial<ProposalDraft> | undefined;
  /** Some of the initial draft was typed, so closing the form asks first. */
  isHalfFilled: boolean;
  open: boolean;
  onDraftChange: (draft: ProposalDraft) => void;
  /** The member closed the form, and meant it. */
  onClose: () => void;
  onProposed: () => void;
};

/** The form of a proposal in a dialog. What is typed stays until it is sent or thrown away on purpose. */
export function SessionProposer(props: SessionProposerProps) {
  const { ownId, initialDraft, isHalfFilled, open, onDraftChange, onClose, onProposed } = props;
  const { mutateAsync, isPending } = useProposeSession();
  const keyFor = useIdempotencyKey();
  const { save, failure } = useReportedSave();
  const [isTyped, setTyped] = useState(isHalfFilled);
  const searchSkills = useSearchSkills();
  const mentorSearch = useMentorSearch(ownId);
  const { question, ...closing } = useClosing(open, onClose, isTyped);

  const submit = useSingleFlight(async (plan: ProposalPlan) => {
    const { mentorId, mine, theirs, ...rest } = plan;
    const body = { userTwo: mentorId, skillTaughtByUserOne: mine, skillTaughtByUserTwo: theirs, ...rest };
    if (await save(() => mutateAsync({ ...body, idempotencyKey: keyFor(body) }), words)) onProposed();
  });

  return (
    <>
      <ProposalDialog
        open={open}
        searchSkills={searchSkills}
        renderTimes={(field) => <TimesField {...field} />}
        pending={isPending}
        failure={failure}
        initialDraft={initialDraft}
        {...mentorSearch}
        {...closing}
        onDraftChange={(draft) => {
          setTyped(true);
          onDraftChange(draft);
        }}
        onSubmit={submit}
      />
      {question}
    </>
  );
}
