import { isApiError } from '@skill-exchange/api-client/errors';
import { useProposeSession } from '@skill-exchange/api-client/session-offers';
import { ProposalDialog } from '@skill-exchange/ui/components/proposal-dialog';
import type { ProposalDraft, ProposalPlan } from '@skill-exchange/ui/components/proposal-plan';
import { useState } from 'react';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { reasonFor } from '../../lib/reason-for.ts';
import { useClosing } from '../../lib/use-closing.tsx';
import { useSearchSkills } from '../../lib/use-search-skills.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { TimesField } from './times-field.tsx';
import { useMentorSearch } from './use-mentor-search.ts';

const failed = 'Unable to send proposal';
const unsure = "It may have been sent. Press Send proposal again to make sure. It won't be sent twice.";

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
  const [failure, setFailure] = useState<string>();
  const [isTyped, setTyped] = useState(isHalfFilled);
  const searchSkills = useSearchSkills();
  const mentorSearch = useMentorSearch(ownId);
  const { question, ...closing } = useClosing(open, onClose, isTyped);

  const submit = useSingleFlight(async (plan: ProposalPlan) => {
    const { mentorId, mine, theirs, ...rest } = plan;
    const body = { userTwo: mentorId, skillTaughtByUserOne: mine, skillTaughtByUserTwo: theirs, ...rest };
    setFailure(undefined);
    try {
      await mutateAsync({ ...body, idempotencyKey: keyFor(body) });
    } catch (error) {
      logger.failure(failed, error);
      notify.error(failed);
      // Unless the network is gone, it may have arrived.
      const isUnsure = isApiError(error, 0) && navigator.onLine;
      setFailure(isUnsure ? `${reasonFor(error)}\n${unsure}` : reasonFor(error));
      return;
    }
    notify.success('Proposal sent');
    onProposed();
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
