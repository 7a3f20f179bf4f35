import { Trans } from '@lingui/react/macro';
import type { FoundMessage } from '@skill-exchange/api-client/types';
import { displayName } from '../../lib/texts/display-name.ts';
import { localTimeZone } from '../../lib/time/date-time.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { rowTime } from '../conversation-rows/row-time.ts';
import { firstFound } from './first-found.ts';

interface FoundMessagesProps {
  /** Newest first. */
  messages: readonly FoundMessage[];
  memberId: string;
  /** The words of the search. */
  search: string;
  hrefOf: (message: FoundMessage) => string;
  now?: number | undefined;
  timeZone?: string | undefined;
}

/** Messages that a search has found, each a link to its place in the conversation. */
export function FoundMessages(props: FoundMessagesProps) {
  const { messages, memberId, search, hrefOf, now = Date.now(), timeZone = localTimeZone() } = props;
  const Link = useLink();
  return (
    <ul data-slot="found-messages" className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {messages.map((message) => (
        <li key={message._id}>
          <Link
            href={hrefOf(message)}
            className="flex min-h-18 items-center gap-3 rounded-e-pop px-4 py-2.5 text-ink no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-2 active:bg-line"
          >
            <Avatar id={message.with._id} name={message.with.name} src={message.with.photo} size="sm" decorative />
            <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
              <span dir="auto" className="truncate font-semibold">
                {displayName(message.with.name)}
              </span>
              <time dateTime={message.createdAt} className="text-cap text-ink-2">
                {rowTime(message.createdAt, now, timeZone)}
              </time>
              <span className="col-span-2 line-clamp-2 text-small text-ink-2 wrap-anywhere">
                {message.senderId._id === memberId ? (
                  <Trans>
                    You: <Marked text={shownOf(message, search)} search={search} />
                  </Trans>
                ) : (
                  <Marked text={shownOf(message, search)} search={search} />
                )}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Returns the part of a message that was found: its text, or the descriptions or names of its files. */
function shownOf({ text, attachments = [] }: FoundMessage, search: string): string {
  const descriptions = attachments.flatMap(({ description = [] }) => description).join(', ');
  const names = attachments.map(({ name }) => name).join(', ');
  const parts = [text, descriptions, names].filter((part) => part !== '');
  return parts.find((part) => firstFound(part, search) !== null) ?? parts[0] ?? '';
}

/** The text from a little before its first found word, which is marked. */
function Marked({ text, search }: { text: string; search: string }) {
  const found = firstFound(text, search);
  if (found === null) return <span dir="auto">{text}</span>;
  const { from, start, end } = found;
  return (
    <span dir="auto">
      {from > 0 ? '…' : null}
      {text.slice(from, start)}
      <mark className="bg-learn-tint text-learn-ink">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  );
}
