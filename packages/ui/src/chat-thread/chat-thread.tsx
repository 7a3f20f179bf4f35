import { cx } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ComponentProps, memo, useEffect, useMemo, useRef, useState } from 'react';
import { shownName } from '../avatar/shown-name.ts';
import { Button } from '../button/button.tsx';
import { readerTimeZone } from '../date-time/date-time.ts';
import { EmptyChatArt } from '../illustration/illustration.tsx';
import { clockTime, type ThreadEntry, type ThreadMessage, threadDays } from './thread-days.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

export type { ThreadMessage } from './thread-days.ts';

interface ChatThreadProps extends ComponentProps<'div'> {
  /** Oldest first. */
  messages: readonly ThreadMessage[];
  /** Who reads: their messages stand on the right. */
  memberId: string;
  /** The other one. */
  otherName: string;
  /** Sends a message once more that did not arrive. */
  onRetry: (message: ThreadMessage) => void;
  /** Loads older messages, by its button and when the reader comes near the top; left out when there are none. */
  onShowEarlier?: (() => void) | undefined;
  showingEarlier?: boolean | undefined;
  /** What counts as now, in milliseconds since 1970; a story fixes it. */
  now?: number | undefined;
  /** The reader's IANA time zone; the browser's own unless a story fixes one. */
  timeZone?: string | undefined;
}

/** How near to the top, in px, older messages are asked for. */
const NEAR_TOP = 160;

/** In milliseconds: the time in which a browser has told a screen reader what came into the page. */
const TOLD = 500;

/** On one of these, in milliseconds, every day of every time zone begins. */
const QUARTER = 15 * 60_000;

/** A conversation as a live log: theirs from the left, mine from the right, day by day. */
export function ChatThread(props: ChatThreadProps) {
  const { messages, memberId, otherName, onRetry, onShowEarlier, showingEarlier = false, ...rest } = props;
  const { now = Date.now(), timeZone = readerTimeZone(), className, ...log } = rest;
  const box = useRef<HTMLDivElement>(null);
  const top = useRef(0);
  const first = messages[0]?._id;
  const last = messages.at(-1);
  const isQuiet = useHasOlder(first) || showingEarlier;
  const keepPlace = useStickToEnd(box, {
    first,
    last: last?._id,
    lastIsOwn: last?.senderId._id === memberId,
  });
  // Whoever types redraws the chat with each key. The thread is laid out anew for a message or another day alone.
  const quarter = now - (now % QUARTER);
  const days = useMemo(() => threadDays(messages, { now: quarter, timeZone }), [messages, quarter, timeZone]);
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
      // Without the word that names the box to write in: its label finds the box alone.
      aria-label={`Conversation with ${shownName(otherName)}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
      tabIndex={0}
      className={cx(
        'flex min-h-0 flex-col gap-2 overflow-y-auto overscroll-contain pt-3.5 pb-4 [overflow-anchor:none]',
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
      {messages.length === 0 ? <NothingSaid /> : null}
      {days.map(({ title, entries }) => (
        <div key={`${title} ${entries[0]?.message._id}`} className="flex flex-col gap-2">
          <p className="self-center text-cap text-ink-2">{title}</p>
          {entries.map(({ message, endsRun }) => (
            <Bubble
              key={message._id}
              message={message}
              endsRun={endsRun}
              isOwn={message.senderId._id === memberId}
              otherName={otherName}
              timeZone={timeZone}
              onRetry={message.state === 'failed' ? onRetry : undefined}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Whether older messages have just come in above: they are nothing new, and a reader would read out all of them. */
function useHasOlder(first: string | undefined): boolean {
  const [told, setTold] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setTold(first), TOLD);
    return () => clearTimeout(timer);
  }, [first]);
  return told !== undefined && told !== first;
}

function NothingSaid() {
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
  /** For one that did not arrive. The others go without: a function made anew would draw them anew. */
  onRetry: ChatThreadProps['onRetry'] | undefined;
}

const Bubble = memo(function Bubble({ message, endsRun, isOwn, otherName, timeZone, onRetry }: BubbleProps) {
  const { text, createdAt, state = 'sent' } = message;
  return (
    <div
      data-slot="chat-message"
      data-state={state}
      className={cx('grid max-w-[84%] gap-1', isOwn ? 'justify-items-end self-end' : 'justify-items-start')}
    >
      <p
        className={cx(
          'min-w-0 max-w-full px-4 pt-2 pb-2.5 text-small leading-[1.4] whitespace-pre-line wrap-anywhere',
          isOwn ? 'rounded-l-pop bg-teach text-on-teach' : 'rounded-r-pop bg-sunken text-ink',
        )}
      >
        <span className="sr-only">{isOwn ? 'You: ' : `${shownName(otherName)}: `}</span>
        {/* In an element of its own: a message is found by exactly what it says. */}
        <span dir="auto">{text}</span>
      </p>
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
          {isOwn ? ` · ${state === 'pending' ? 'Sending...' : 'Sent'}` : null}
        </p>
      ) : null}
    </div>
  );
});
