import { t } from '@lingui/core/macro';
import type { MessageRequest as Side } from '@skill-exchange/api-client/types';
import { firstName } from '../../lib/texts/display-name.ts';
import { Button } from '../../primitives/button/button.tsx';

interface RequestAnswersProps {
  onAccept: () => void;
  onDecline: () => void;
  onReport: () => void;
  /** The answer that is being sent. */
  pending?: 'accept' | 'decline' | undefined;
  /** The id of the words that name the sender. */
  describedBy?: string;
}

interface MessageRequestProps extends RequestAnswersProps {
  /** `incoming` waits for the current member, `outgoing` for the other one. */
  side: Side;
  name: string;
}

/** A first message waits: what to do with it, or that it waits. */
export function MessageRequest({ side, name, ...answers }: MessageRequestProps) {
  const first = firstName(name);
  if (side === 'outgoing') {
    return (
      <p data-slot="message-request" className="border-t border-line px-4 py-3 text-small text-ink-2 wrap-anywhere">
        {t`${first} sees your message as a request. You can go on once they accept it.`}
      </p>
    );
  }
  return (
    <section
      data-slot="message-request"
      aria-label={t`Message request`}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line bg-sunken px-4 py-3.5 text-small"
    >
      <p className="wrap-anywhere">
        <b className="font-semibold">{t`${first} would like to write to you.`}</b>{' '}
        {t`They don’t see that you have read this until you accept or answer.`}
      </p>
      <RequestAnswers {...answers} />
    </section>
  );
}

/** The buttons that answer a first message, wherever it is shown. */
export function RequestAnswers({ onAccept, onDecline, onReport, pending, describedBy }: RequestAnswersProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        aria-describedby={describedBy}
        size="sm"
        pending={pending === 'accept'}
        pendingLabel={t`Accepting...`}
        disabled={pending === 'decline'}
        onClick={onAccept}
      >
        {t`Accept`}
      </Button>
      <Button
        aria-describedby={describedBy}
        size="sm"
        variant="secondary"
        pending={pending === 'decline'}
        pendingLabel={t`Declining...`}
        disabled={pending === 'accept'}
        onClick={onDecline}
      >
        {t`Decline`}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-describedby={describedBy}
        disabled={pending !== undefined}
        onClick={onReport}
      >
        {t`Report`}
      </Button>
    </div>
  );
}
