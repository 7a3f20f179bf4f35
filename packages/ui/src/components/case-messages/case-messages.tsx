import { t } from '@lingui/core/macro';
import type { CaseMessage } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { attachmentWord, fileSize } from '../../lib/pictures/attachments.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { dayAndTime, formatDate, formatTimes } from '../../lib/time/date-time.ts';

interface CaseMessagesProps {
  /** Oldest first. */
  messages: readonly CaseMessage[];
  /** The member responsible for the reported message: theirs are at the start of the line. */
  memberId: string;
}

/** A reported message and its neighbors. Its sender's are aligned to the start, the other member's to the end. */
export function CaseMessages({ messages, memberId }: CaseMessagesProps) {
  return (
    <ol data-slot="case-messages" className="grid gap-2 overflow-hidden rounded-card border border-line py-3">
      {messages.map(({ _id, text, at, by, isReported, attachments = [] }, index) => {
        const isTheirs = by._id === memberId;
        const isFirst = messages[index - 1]?.by._id !== by._id;
        return (
          <li
            key={_id}
            title={dayAndTime(formatDate(at), formatTimes(at))}
            className={cx('grid max-w-[85%] min-w-0 gap-1', isTheirs ? 'justify-self-start' : 'justify-self-end')}
          >
            <span className={cx(isFirst ? 'px-4 text-cap text-ink-2' : 'sr-only', !isTheirs && 'text-end')}>
              <bdi>{displayName(by.name)}</bdi>
            </span>
            <p
              className={cx(
                'w-fit max-w-full px-4 py-2 as-written',
                isTheirs ? 'rounded-e-full' : 'justify-self-end rounded-s-full',
                isReported ? 'border border-danger bg-danger-tint text-danger-ink' : 'bg-sunken',
                text.length > 90 && 'rounded-card',
              )}
            >
              {isReported ? <span className="sr-only">{t`Reported:`} </span> : null}
              {text}
              {attachments.map(({ _id: fileId, kind, name, bytes, description, url }) => (
                <span key={fileId} className="block text-small">
                  {attachmentWord(kind)}:{' '}
                  {url === undefined ? (
                    name
                  ) : (
                    <a href={url} target="_blank" rel="noopener">
                      {name}
                    </a>
                  )}
                  , {fileSize(bytes)}
                  {description === undefined ? null : (
                    <span className="block wrap-anywhere">{t`Described as: ${description}`}</span>
                  )}
                </span>
              ))}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
