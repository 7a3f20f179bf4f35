import { cx } from 'class-variance-authority';
import ArrowDown from 'lucide-react/icons/arrow-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Flag from 'lucide-react/icons/flag';
import { type ComponentProps, memo, useEffect, useMemo, useRef, useState } from 'react';
import { localTimeZone } from '../../lib/date-time.ts';
import { displayName } from '../../lib/display-name.ts';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { LinkedText } from '../../primitives/linked-text/linked-text.tsx';
import { EmptyChatArt } from '../illustration/illustration.tsx';
import { SystemLine } from './system-line.tsx';
import { clockTime, type ThreadEntry, type ThreadLine, type ThreadMessage, threadDays } from './thread-days.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

export type { ThreadMessage } from './thread-days.ts';

interface ChatThreadProps extends ComponentProps<'div'> {
  /** Oldest first. */
  messages: readonly ThreadMessage[];
  /** Events between the messages, oldest first. */
  lines?: readonly ThreadLine[] | undefined;
  /** The current member, whose messages are on the right. */
  memberId: string;
  otherName: string;
  /** Sends a failed message again. */
  onRetry: (message: ThreadMessage) => void;
  /** Reports a message of the other member. */
  onReport?: ((message: ThreadMessage) => void) | undefined;
  /** Loads older messages, by a button or by scrolling near the top; undefined when there are none. */
  onShowEarlier?: (() => void) | undefined;
  showingEarlier?: boolean | undefined;
  /** The current time in ms since 1970; stories fix it. */
  now?: number | undefined;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** Distance from the top, in px, at which older messages load. */
const NEAR_TOP = 160;

/** Time in ms until a screen reader has processed inserted content. */
const ANNOUNCE_DELAY = 500;

/** In ms; days begin at a multiple of this in every time zone. */
const QUARTER = 15 * 60_000;

/** A conversation as a live log, grouped by day. */
export function ChatThread(props: ChatThreadProps) {
  const { messages, memberId, otherName, onRetry, onReport, onShowEarlier, showingEarlier = false, ...rest } = props;
  const { lines = noLines, now = Date.now(), timeZone = localTimeZone(), className, ...log } = rest;
  const box = useRef<HTMLDivElement>(null);
  const top = useRef(0);
  const first = messages[0]?._id;
  const last = messages.at(-1);
  const isQuiet = useHasOlder(first) || showingEarlier;
  const { keepPlace, leftAt, goToEnd } = useStickToEnd(box, {
    first,
    last: last?._id,
    lastIsOwn: last?.senderId._id === memberId,
  });
  // Typing renders the chat with each key: memoized, so that only new messages or a new day change the layout.
  const quarter = now - (now % QUARTER);
  const hasEarlier = onShowEarlier !== undefined;
  const days = useMemo(() => {
    const begin = hasEarlier ? (messages[0]?.createdAt ?? '') : '';
    const shown = lines.filter(({ at }) => at >= begin);
    return threadDays(messages, { now: quarter, timeZone }, shown);
  }, [messages, lines, hasEarlier, quarter, timeZone]);
  const newCount = leftAt === undefined ? 0 : countSince(leftAt, messages, memberId);
  function onScroll() {
    const before = top.current;
    top.current = box.current?.scrollTop ?? 0;
    keepPlace();
    if (top.current < before && top.current < NEAR_TOP && !showingEarlier) onShowEarlier?.();
  }
  return (
    <div
      data-slot="chat-thread"
      ref={box}
      role="log"
      aria-live={isQuiet ? 'off' : undefined}
      // Without the word 'Message', so that queries by label match only the input.
      aria-label={`Conversation with ${displayName(otherName)}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard.
      tabIndex={0}
      className={cx(
        'relative flex min-h-0 flex-col gap-2 overflow-y-auto overscroll-contain pt-3.5 pb-4 [overflow-anchor:none]',
        'focus-visible:-outline-offset-3',
        className,
      )}
      onScroll={onScroll}
      {...log}
    >
      {onShowEarlier ? (
        <Button
          variant="quiet"
          size="sm"
          className="self-center"
          pending={showingEarlier}
          pendingLabel="Loading..."
          onClick={onShowEarlier}
        >
          Show earlier messages
        </Button>
      ) : null}
      {messages.length === 0 && lines.length === 0 ? <EmptyThread /> : null}
      {days.map(({ title, entries }) => (
        <div key={`${title} ${keyOf(entries[0])}`} className="flex flex-col gap-2">
          <p className="self-center text-cap text-ink-2">{title}</p>
          {entries.map((entry) =>
            'message' in entry ? (
              <Bubble
                key={keyOf(entry)}
                {...entry}
                isOwn={entry.message.senderId._id === memberId}
                otherName={otherName}
                timeZone={timeZone}
                onRetry={entry.message.state === 'failed' ? onRetry : undefined}
                onReport={entry.message.senderId._id === memberId ? undefined : onReport}
              />
            ) : (
              <SystemLine key={keyOf(entry)} line={entry} timeZone={timeZone} />
            ),
          )}
        </div>
      ))}
      {messages.length === 0 && lines.length > 0 ? (
        <p className="m-auto px-4 py-3 text-center text-small font-semibold">No messages yet. Start a conversation!</p>
      ) : null}
      {newCount > 0 ? (
        // No height of its own, so that the thread does not move. The messages themselves are announced.
        <div aria-live="off" className="sticky bottom-0 z-raised -mt-2 flex h-0 items-end justify-center">
          <Button variant="secondary" size="sm" className="border border-line shadow-pop" onClick={goToEnd}>
            <span>{newCount === 1 ? '1 new message' : `${newCount} new messages`}</span>
            <ArrowDown aria-hidden="true" />
          </Button>
        </div>
      ) : null}
    </div>
  );
}

const noLines: readonly ThreadLine[] = [];

const keyOf = (entry: ThreadEntry | ThreadLine | undefined) =>
  entry === undefined ? '' : 'message' in entry ? entry.message._id : entry._id;

/** Counts the other member's messages after one; an own message scrolls to the end. */
function countSince(id: string, messages: readonly ThreadMessage[], memberId: string): number {
  return messages.length - 1 - messages.findLastIndex(({ _id, senderId }) => _id === id || senderId._id === memberId);
}

/** Whether older messages were just prepended, which a screen reader must not announce. */
function useHasOlder(first: string | undefined): boolean {
  const [announced, setAnnounced] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(first), ANNOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [first]);
  return announced !== undefined && announced !== first;
}

function EmptyThread() {
  return (
    <div className="m-auto grid justify-items-center gap-4 p-6 text-center">
      <EmptyChatArt />
      <p className="max-w-[26ch] font-semibold">No messages yet. Start a conversation!</p>
    </div>
  );
}

interface BubbleProps extends ThreadEntry {
  isOwn: boolean;
  otherName: string;
  timeZone: string;
  /** For failed messages only: a new function would render the memoized ones again. */
  onRetry: ChatThreadProps['onRetry'] | undefined;
  onReport: ChatThreadProps['onReport'];
}

const Bubble = memo(function Bubble(props: BubbleProps) {
  const { message, endsRun, isOwn, otherName, timeZone, onRetry, onReport } = props;
  const { text, createdAt, state = 'sent' } = message;
  // At the end of a run, the line below has the button.
  const hasIcon = onReport !== undefined && !endsRun;
  return (
    <div
      data-slot="chat-message"
      data-state={state}
      className={cx(
        'group grid max-w-[84%] gap-1',
        isOwn ? 'justify-items-end self-end' : 'justify-items-start',
        hasIcon ? 'grid-cols-[minmax(0,auto)_auto] items-center justify-start' : null,
      )}
    >
      {/* The first child, where scripts that read the page find the text. */}
      <p
        className={cx(
          'min-w-0 max-w-full px-4 pt-2 pb-2.5 text-small leading-[1.4] whitespace-pre-line wrap-anywhere',
          isOwn
            ? 'rounded-l-pop bg-teach text-on-teach'
            : 'rounded-r-pop bg-sunken text-ink inset-ring inset-ring-line',
        )}
      >
        <span className="sr-only">{isOwn ? 'You: ' : `${displayName(otherName)}: `}</span>
        {/* A separate element, so that queries by text match exactly. */}
        <span dir="auto">
          <LinkedText>{text}</LinkedText>
        </span>
      </p>
      {hasIcon ? (
        <IconButton
          label="Report"
          // Always visible on devices without hover; otherwise while the pointer is on the message.
          className="-my-2 size-9 text-ink-2 focus-visible:opacity-100 [&_svg]:size-4 [@media(hover:hover)]:not-group-hover:opacity-0"
          onClick={() => onReport(message)}
        >
          <Flag aria-hidden="true" />
        </IconButton>
      ) : null}
      {onRetry ? (
        <p className="flex items-center gap-1.5 px-4 text-cap font-medium text-danger-ink">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          Not sent
          <button
            type="button"
            className="-my-2.5 min-h-11 rounded-chip px-1.5 font-semibold underline underline-offset-3 focus-visible:-outline-offset-2"
            onClick={() => onRetry(message)}
          >
            Try again
          </button>
        </p>
      ) : endsRun ? (
        <p className="px-4 text-cap text-ink-2">
          <time dateTime={createdAt}>{clockTime(createdAt, timeZone)}</time>
          {isOwn ? <span>{` · ${state === 'pending' ? 'Sending...' : 'Sent'}`}</span> : null}
          {onReport ? (
            <button
              type="button"
              className="-my-3 ms-1 min-h-11 rounded-chip px-2 underline underline-offset-3 focus-visible:-outline-offset-2 focus-visible:opacity-100 [@media(hover:hover)]:not-group-hover:opacity-0"
              onClick={() => onReport(message)}
            >
              Report
            </button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
});
