import type { Session } from '@skill-exchange/api-client/types';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../lib/date-time.ts';
import { displayName } from '../../lib/display-name.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Radio, RadioGroup } from '../../primitives/radio-group/radio-group.tsx';
import type { ConfirmDialogComponent } from './confirm-button.tsx';
import { consentOf } from './consent.ts';
import { DeclineButton } from './decline-button.tsx';
import type { SessionAnswers } from './session-answers.ts';
import { sidesOf } from './session-sides.ts';
import { timesInWords } from './session-times.tsx';

interface AnswerActionsProps {
  session: Session;
  memberId: string;
  nameId: string;
  answers: SessionAnswers;
  ConfirmDialog: ConfirmDialogComponent;
  timeZone: string | undefined;
}

/** What a member who is asked can answer: one of the times, other times, or no. */
export function AnswerActions(props: AnswerActionsProps) {
  const { session, memberId, nameId, answers, ConfirmDialog, timeZone } = props;
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
  const pending = answers.pendingFor?.(session);
  const busy = (each: string) => answers.busyAt?.(each, session);

  function accept(): void {
    if (time === undefined) setError('Pick a time first.');
    else answers.onAccept(session, time);
  }

  return (
    <div className="grid gap-3">
      {hasChoice ? (
        <RadioGroup
          label="Pick a time"
          value={picked ?? ''}
          error={error}
          onValueChange={(value) => {
            setPicked(value);
            setError(undefined);
          }}
        >
          {times.map((each) => (
            <Radio
              key={each}
              value={each}
              label={formatDate(each)}
              hint={<TimeHint words={timesInWords(each, timeZone)} busy={busy(each)} />}
            />
          ))}
        </RadioGroup>
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
        <Button variant="secondary" size="sm" aria-describedby={nameId} onClick={() => answers.onSuggest(session)}>
          Suggest another time
        </Button>
        {offer?.kind === 'move' ? (
          <Button
            variant="quiet"
            size="sm"
            aria-describedby={nameId}
            pending={pending === 'decline'}
            pendingLabel="Keeping..."
            onClick={() => answers.onDecline(session, '')}
          >
            Keep the time
          </Button>
        ) : (
          <DeclineButton
            name={name}
            nameId={nameId}
            pending={pending === 'decline'}
            ConfirmDialog={ConfirmDialog}
            onDecline={(reason) => answers.onDecline(session, reason)}
          />
        )}
      </div>
    </div>
  );
}

function TimeHint({ words, busy }: { words: string; busy: string | undefined }) {
  return (
    <>
      {words}
      {busy ? <span className="block font-medium text-learn-ink">{busy}</span> : null}
    </>
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
        {timesInWords(time, timeZone)}
      </p>
      {busy ? <BusyNote>{busy}</BusyNote> : null}
    </div>
  );
}
