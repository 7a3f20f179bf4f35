import { plural, t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type ComponentProps, Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { localTimeZone } from '../../lib/time/date-time.ts';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyChatArt } from '../illustration/illustration.tsx';
import { ChatMessage } from './chat-message.tsx';
import { type MessageActions, type OtherMarks, receiptOf } from './message-actions.ts';
import { SystemLine } from './system-line.tsx';
import { type ThreadEntry, type ThreadLine, type ThreadMessage, threadDays } from './thread-days.ts';
import { TypingLanes } from './typing-lanes.tsx';
import { useStickToEnd } from './use-stick-to-end.ts';

export type { ThreadMessage } from './thread-days.ts';

interface ChatThreadProps extends ComponentProps<'div'> {
  /** Oldest first. */
  messages: readonly ThreadMessage[];
  /** Events between the messages, oldest first. */
  lines?: readonly ThreadLine[] | undefined;
  /** The current member, whose messages are at the end of the line. */
  memberId: string;
  otherName: string;
  /** Sends a failed message again. */
  onRetry: (message: ThreadMessage) => void;
  /** Reports a message of the other member. */
  onReport?: ((message: ThreadMessage) => void) | undefined;
  /** Replies, edits, deletions and reactions; undefined in a backend without them. */
  actions?: MessageActions | undefined;
  /** How far the other member has received and read; undefined if unknown. */
  marks?: OtherMarks | undefined;
  /** The first unread message, below a line. The thread opens there. */
  newFrom?: string | undefined;
  /** The `seq` of a found message, at which the thread opens. */
  foundSeq?: number | undefined;
  /** Called with whether the end of the thread is in sight, at first and after each change. */
  onEndChange?: ((isAtEnd: boolean) => void) | undefined;
  /** The other member is typing. */
  isTyping?: boolean | undefined;
  /** Loads older messages, by a button or by scrolling near the top; undefined when there are none. */
  onShowEarlier?: (() => void) | undefined;
  showingEarlier?: boolean | undefined;
  /** Loads the messages after an old part of the thread. */
  onShowLater?: (() => void) | undefined;
  showingLater?: boolean | undefined;
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
  const { actions, marks, newFrom, foundSeq, isTyping = false, onShowLater, showingLater = false, ...others } = rest;
  const { onEndChange, lines = noLines, now = Date.now(), timeZone = localTimeZone(), className, ...log } = others;
  const box = useRef<HTMLDivElement>(null);
  const top = useRef(0);
  const first = messages[0]?._id;
  const last = messages.at(-1);
  const hasLater = onShowLater !== undefined;
  const isQuiet = useHasOlder(first) || showingEarlier || hasLater;
  const { keepPlace, leftAt, goToEnd } = useStickToEnd(box, {
    first,
    last: last?._id,
    lastIsOwn: last?.senderId._id === memberId,
    hasLater,
    startAt: messages.find(({ seq }) => seq !== undefined && seq === foundSeq)?._id ?? newFrom,
    tail: `${lines.at(-1)?._id} ${isTyping}`,
    onEndChange,
  });
  // Typing renders the chat with each key: memoized, so that only new messages or a new day change the layout.
  const quarter = now - (now % QUARTER);
  const hasEarlier = onShowEarlier !== undefined;
  const days = useMemo(() => {
    const begin = hasEarlier ? (messages[0]?.createdAt ?? '') : '';
    const end = hasLater ? (messages.at(-1)?.createdAt ?? '') : undefined;
    const shown = lines.filter(({ at }) => at >= begin && (end === undefined || at <= end));
    return threadDays(messages, { now: quarter, timeZone }, shown);
  }, [messages, lines, hasEarlier, hasLater, quarter, timeZone]);
  const newCount = leftAt === undefined ? 0 : countSince(leftAt, messages, memberId);
  const receiptFor = (message: ThreadMessage) =>
    message.senderId._id === memberId && (message.state ?? 'sent') === 'sent' ? receiptOf(message, marks) : undefined;
  function onScroll() {
    const before = top.current;
    top.current = box.current?.scrollTop ?? 0;
    keepPlace();
    if (top.current < before && top.current < NEAR_TOP && !showingEarlier) onShowEarlier?.();
    const below = (box.current?.scrollHeight ?? 0) - top.current - (box.current?.clientHeight ?? 0);
    if (top.current > before && below < NEAR_TOP && !showingLater) onShowLater?.();
  }
  return (
    <div
      data-slot="chat-thread"
      ref={box}
      role="log"
      aria-live={isQuiet ? 'off' : undefined}
      // Without the word 'Message', so that queries by label match only the input.
      aria-label={t`Conversation with ${{ name: displayName(otherName) }}`}
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
          pendingLabel={t`Loading...`}
          onClick={onShowEarlier}
        >
          {t`Show earlier messages`}
        </Button>
      ) : null}
      {messages.length === 0 && lines.length === 0 ? <EmptyThread /> : null}
      {days.map(({ title, entries }) => (
        <div key={`${title} ${keyOf(entries[0])}`} className="flex flex-col gap-2">
          <p className="self-center text-cap text-ink-2">{title}</p>
          {entries.map((entry) =>
            'message' in entry ? (
              <Fragment key={keyOf(entry)}>
                {entry.message._id === newFrom ? <NewLine /> : null}
                <ChatMessage
                  {...entry}
                  memberId={memberId}
                  otherName={otherName}
                  timeZone={timeZone}
                  receipt={receiptFor(entry.message)}
                  isFound={foundSeq !== undefined && entry.message.seq === foundSeq}
                  actions={actions}
                  onRetry={entry.message.state === 'failed' ? onRetry : undefined}
                  onReport={entry.message.senderId._id === memberId ? undefined : onReport}
                />
              </Fragment>
            ) : (
              <SystemLine key={keyOf(entry)} line={entry} timeZone={timeZone} />
            ),
          )}
        </div>
      ))}
      {messages.length === 0 && lines.length > 0 ? (
        <p className="m-auto px-4 py-3 text-center text-small font-semibold">{t`No messages yet. Start a conversation!`}</p>
      ) : null}
      {isTyping ? <TypingLanes name={otherName} /> : null}
      {onShowLater ? (
        <Button
          variant="quiet"
          size="sm"
          className="self-center"
          pending={showingLater}
          pendingLabel={t`Loading...`}
          onClick={onShowLater}
        >
          {t`Show later messages`}
        </Button>
      ) : null}
      {newCount > 0 ? (
        // No height of its own, so that the thread does not move. The messages themselves are announced.
        <div aria-live="off" className="sticky bottom-0 z-raised -mt-2 flex h-0 items-end justify-center">
          <Button variant="secondary" size="sm" className="border border-line shadow-pop" onClick={goToEnd}>
            <span>{plural(newCount, { one: '# new message', other: '# new messages' })}</span>
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

/** The line above the first unread message. */
function NewLine() {
  return (
    <p className="flex items-center gap-3 px-4 py-1 text-cap font-semibold text-danger-ink before:h-px before:flex-1 before:bg-danger-ink/40 after:h-px after:flex-1 after:bg-danger-ink/40">
      {t`New`}
    </p>
  );
}

function EmptyThread() {
  return (
    <div className="m-auto grid justify-items-center gap-4 p-6 text-center">
      <EmptyChatArt />
      <p className="max-w-[26ch] font-semibold">{t`No messages yet. Start a conversation!`}</p>
    </div>
  );
}
