import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { i18n } from '../../lib/texts/i18n.ts';
import type { Receipt } from './message-actions.ts';
import { clockTime, type ThreadMessage } from './thread-days.ts';

interface MessageFooterProps {
  message: ThreadMessage;
  isOwn: boolean;
  endsRun: boolean;
  timeZone: string;
  receipt: Receipt | undefined;
  className?: string;
  onRetry: ((message: ThreadMessage) => void) | undefined;
  onReport: ((message: ThreadMessage) => void) | undefined;
}

const receipts: Readonly<Record<Receipt, MessageDescriptor>> = {
  Sent: msg`Sent`,
  Delivered: msg`Delivered`,
  Read: msg({ message: 'Read', context: 'of a message' }),
};

/** The line below a message: not sent, waiting for a network, or its time and receipt at the end of a run. */
export function MessageFooter(props: MessageFooterProps) {
  const { message, isOwn, endsRun, timeZone, receipt, className, onRetry, onReport } = props;
  const { createdAt, editedAt, deletedAt, state = 'sent' } = message;
  if (onRetry) {
    return (
      <p className={cx('flex items-center gap-2 px-4 text-cap font-medium text-danger-ink', className)}>
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
        {t`Not sent`}
        <button
          type="button"
          className="-my-2.5 min-h-11 rounded-chip px-1.5 font-semibold underline underline-offset-3 focus-visible:-outline-offset-2"
          onClick={() => onRetry(message)}
        >
          {t`Try again`}
        </button>
      </p>
    );
  }
  if (state === 'waiting')
    return (
      <p className={cx('flex items-center gap-2 px-4 text-cap text-ink-2', className)}>
        <Clock aria-hidden="true" className="size-3.5 shrink-0" />
        {t`Will be sent when you are back online`}
      </p>
    );
  const isEdited = editedAt !== undefined && deletedAt === undefined;
  if (!endsRun) return isEdited ? <p className={cx('px-4 text-cap text-ink-2', className)}>{t`Edited`}</p> : null;
  return (
    <p className={cx('flex items-center px-4 text-cap text-ink-2', className)}>
      <span className="whitespace-pre">
        {isEdited ? `${t`Edited`} · ` : null}
        <time dateTime={createdAt}>{clockTime(createdAt, timeZone)}</time>
        {isOwn && deletedAt === undefined ? (
          <span>{` · ${state === 'pending' ? t`Sending...` : i18n._(receipts[receipt ?? 'Sent'])}`}</span>
        ) : null}
      </span>
      {receipt === 'Read' || receipt === 'Delivered' ? (
        <CheckCheck aria-hidden="true" className={cx('ms-1 size-3.5', receipt === 'Read' && 'text-teach-ink')} />
      ) : receipt === 'Sent' ? (
        <Check aria-hidden="true" className="ms-1 size-3.5" />
      ) : null}
      {onReport ? (
        <button
          type="button"
          className="-my-3 ms-1 min-h-11 rounded-chip px-2 underline underline-offset-3 focus-visible:-outline-offset-2 focus-visible:opacity-100 [@media(hover:hover)]:not-group-hover:opacity-0"
          onClick={() => onReport(message)}
        >
          {t`Report`}
        </button>
      ) : null}
    </p>
  );
}
