import { t } from '@lingui/core/macro';
import { useSuggestTimes } from '@skill-exchange/api-client/session-offers';
import type { Session } from '@skill-exchange/api-client/types';
import { SuggestDialog } from '@skill-exchange/ui/components/suggest-dialog';
import type { SuggestDraft } from '@skill-exchange/ui/components/suggest-form';
import { useClosing } from '../../../lib/dialogs/use-closing.tsx';
import { useReportedSave } from '../../../lib/forms/use-reported-save.ts';
import { useSingleFlight } from '../../../lib/forms/use-single-flight.ts';
import { useUnconfirmedEmailNotice } from '../../../lib/log-in/use-unconfirmed-email-notice.ts';
import { TimesField } from './times-field.tsx';

const words = () => ({ done: t`Times suggested`, failed: t`Unable to suggest times` });

type TimesSuggesterProps = {
  ownId: string;
  session: Session;
  initialDraft?: SuggestDraft | undefined;
  open: boolean;
  onDraftChange: (draft: SuggestDraft) => void;
  /** Called once the times are suggested, or the member closes the form after confirmation. */
  onClose: () => void;
};

/** The form that suggests other times, in a dialog. Shows the session's current state, and sends its version. */
export function TimesSuggester(props: TimesSuggesterProps) {
  const { ownId, session, initialDraft, open, onDraftChange, onClose } = props;
  const { mutateAsync, isPending } = useSuggestTimes();
  const { save, failure } = useReportedSave();
  const hearsByEmail = useUnconfirmedEmailNotice();
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
          const times = { sessionId, ...plan, ...(version !== undefined && { version }) };
          if (!(await save(() => mutateAsync(times), words()))) return;
          onClose();
          hearsByEmail();
        })}
      />
      {question}
    </>
  );
}
