import { useSuggestTimes } from '@skill-exchange/api-client/session-offers';
import type { Session } from '@skill-exchange/api-client/types';
import { SuggestDialog } from '@skill-exchange/ui/components/suggest-dialog';
import type { SuggestDraft } from '@skill-exchange/ui/components/suggest-form';
import { useState } from 'react';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { reasonFor } from '../../lib/reason-for.ts';
import { useClosing } from '../../lib/use-closing.tsx';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { TimesField } from './times-field.tsx';

const failed = 'Unable to suggest times';

type TimesSuggesterProps = {
  ownId: string;
  session: Session;
  initialDraft?: SuggestDraft | undefined;
  open: boolean;
  onDraftChange: (draft: SuggestDraft) => void;
  /** The times are suggested, or the member closed the form and meant it. */
  onClose: () => void;
};

/** The form that suggests other times in a dialog. The session in it is the present one, as is the version that is sent. */
export function TimesSuggester(props: TimesSuggesterProps) {
  const { ownId, session, initialDraft, open, onDraftChange, onClose } = props;
  const { mutateAsync, isPending } = useSuggestTimes();
  const [failure, setFailure] = useState<string>();
  const { question, ...closing } = useClosing(open, onClose);
  const { _id: sessionId, version } = session;

  return (
    <>
      <SuggestDialog
        open={open}
        session={session}
        memberId={ownId}
        renderTimes={(field) => <TimesField {...field} sessionId={sessionId} />}
        pending={isPending}
        failure={failure}
        initialDraft={initialDraft}
        {...closing}
        onDraftChange={onDraftChange}
        onSubmit={useSingleFlight(async (plan) => {
          setFailure(undefined);
          try {
            await mutateAsync({ sessionId, ...plan, ...(version !== undefined && { version }) });
          } catch (error) {
            logger.failure(failed, error);
            notify.error(failed);
            setFailure(reasonFor(error));
            return;
          }
          notify.success('Times suggested');
          onClose();
        })}
      />
      {question}
    </>
  );
}
