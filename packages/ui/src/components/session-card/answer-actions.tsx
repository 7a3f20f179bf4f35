import { type ReactNode, useState } from 'react';
import { formatDate, formatTimes } from '../../lib/date-time.ts';
import { displayName } from '../../lib/display-name.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../primitives/button/button.tsx';
import { consentOf } from './consent.ts';
import { DeclineButton } from './decline-button.tsx';
import type { AnswerHandlers, AnswerProps } from './session-answers.ts';
import { sidesOf } from './session-sides.ts';
import { TimeChoice } from './time-choice.tsx';

type AnswerActionsProps = AnswerProps & AnswerHandlers;

/** What a member can do who is asked for an answer, or waits for one to times of their own. */
export function AnswerActions(props: AnswerActionsProps) {
  const { turn, offer } = consentOf(props.session, props.memberId);
  if (turn === 'mine') return <Ask {...props} />;
  return turn === 'theirs' && offer !== undefined ? <Wait {...props} /> : null;
}

/** One of the times, other times, or no. */
function Ask(props: AnswerActionsProps) {
  const { session, memberId, nameId, timeZone, onAccept, onDecline, onSuggest, pending, DeclineDialog } = props;
  const { offer } = consentOf(session, memberId);
  const [picked, setPicked] = useState<string>();
  const [error, setError] = useState<string>();
  const now = useNow();
  const name = displayName(sidesOf(session, memberId).other.name);
  // Where there is no offer, the time of the session itself is the question, even when it has begun.
  const times = offer === undefined ? [session.date] : offer.times.filter((each) => Date.parse(each) > now);
  const hasChoice = times.length > 1;
  const time = hasChoice ? times.find((each) => each === picked) : times[0];
  // The card shows the one time of a plan or a proposal by itself.
  const isShown = offer === undefined || (offer.kind === 'proposal' && offer.times.length === 1);
  const busy = (each: string) => props.busyAt?.(each);

  function accept(): void {
    if (time === undefined) setError('Pick a time first.');
    else onAccept(time);
  }

  return (
    <div className="grid gap-3">
      {hasChoice ? (
        <TimeChoice
          times={times}
          value={picked}
          error={error}
          busyAt={busy}
          timeZone={timeZone}
          onValueChange={(next) => {
            setPicked(next);
            setError(undefined);
          }}
        />
      ) : null}
      {!hasChoice && time !== undefined && !isShown ? (
        <OnlyTime time={time} busy={busy(time)} timeZone={timeZone} />
      ) : null}
      {!hasChoice && time !== undefined && isShown && busy(time) ? <BusyNote>{busy(time)}</BusyNote> : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          // A row of its own where the three would not fit in one.
          className="@max-[379px]:w-full"
          aria-describedby={nameId}
          pending={pending === 'accept'}
          pendingLabel="Accepting..."
          disabled={times.length === 0}
          onClick={accept}
        >
          Accept
        </Button>
        <Button variant="secondary" size="sm" aria-describedby={nameId} onClick={() => onSuggest(session)}>
          Suggest another time
        </Button>
        {offer?.kind === 'move' ? (
          <Button
            variant="quiet"
            size="sm"
            aria-describedby={nameId}
            pending={pending === 'decline'}
            pendingLabel="Keeping..."
            onClick={() => onDecline('')}
          >
            Keep the time
          </Button>
        ) : (
          <DeclineButton
            name={name}
            nameId={nameId}
            pending={pending === 'decline'}
            DeclineDialog={DeclineDialog}
            onDecline={onDecline}
          />
        )}
      </div>
    </div>
  );
}

/** Other times in place of those that wait, or none. */
function Wait({ session, nameId, onSuggest, onWithdraw, pending }: AnswerActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="secondary" size="sm" aria-describedby={nameId} onClick={() => onSuggest(session)}>
        Change times
      </Button>
      <Button
        variant="danger-quiet"
        size="sm"
        aria-describedby={nameId}
        pending={pending === 'withdraw'}
        pendingLabel="Taking back..."
        onClick={onWithdraw}
      >
        Take back
      </Button>
    </div>
  );
}

/** A commitment of the member's own at a time, told quietly: it keeps nobody from accepting. */
function BusyNote({ children }: { children: ReactNode }) {
  return <p className="text-small font-medium text-learn-ink">{children}</p>;
}

interface OnlyTimeProps {
  time: string;
  busy: string | undefined;
  timeZone: string | undefined;
}

function OnlyTime({ time, busy, timeZone }: OnlyTimeProps) {
  return (
    <div className="grid gap-1 text-small">
      <p className="text-cap font-semibold text-ink-2">New time</p>
      <p>
        <span className="block font-semibold">{formatDate(time)}</span>
        {formatTimes(time, timeZone)}
      </p>
      {busy ? <BusyNote>{busy}</BusyNote> : null}
    </div>
  );
}
