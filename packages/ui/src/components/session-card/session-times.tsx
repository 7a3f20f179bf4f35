import type { Session, SessionOffer } from '@skill-exchange/api-client/types';
import Hourglass from 'lucide-react/icons/hourglass';
import type { ReactNode } from 'react';
import { lengthInWords } from '../../lib/length-in-words.ts';
import { EventFact, EventWhen } from '../event-when/event-when.tsx';
import { consentOf } from './consent.ts';

interface SessionTimesProps {
  session: Session;
  memberId: string;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** When a session is; where times wait for the other member, those. Who is asked sees the times as a choice instead. */
export function SessionTimes({ session, memberId, timeZone }: SessionTimesProps) {
  const { turn, offer } = consentOf(session, memberId);
  if (session.status !== 'Scheduled' || offer === undefined || turn === 'nobody')
    return <When time={session.date} minutes={session.durationMinutes} timeZone={timeZone} />;
  const minutes = offer.durationMinutes;
  if (offer.kind === 'proposal' && offer.times.length === 1)
    return <When time={offer.times[0] ?? session.date} minutes={minutes} timeZone={timeZone} />;
  // Told once, unless the offer changes it.
  const length = offer.kind === 'proposal' || minutes !== session.durationMinutes ? <Length minutes={minutes} /> : null;
  return (
    <div className="grid gap-4">
      {offer.kind === 'proposal' ? null : (
        <Labeled label={offer.kind === 'move' ? 'Stands until you both agree' : 'Suggested before'}>
          <When time={session.date} minutes={session.durationMinutes} timeZone={timeZone} />
        </Labeled>
      )}
      {turn === 'theirs' ? (
        <Labeled label={offer.times.length === 1 ? 'You suggested' : 'You suggested one of'}>
          <ul className="grid gap-2">
            {offer.times.map((time) => (
              <li key={time}>
                <When time={time} timeZone={timeZone} />
              </li>
            ))}
          </ul>
          {length}
        </Labeled>
      ) : (
        length
      )}
    </div>
  );
}

function Labeled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <p className="text-cap font-semibold text-ink-2">{label}</p>
      {children}
    </div>
  );
}

interface WhenProps {
  time: string;
  minutes?: number | undefined;
  timeZone?: string | undefined;
}

function When({ time, minutes, timeZone }: WhenProps) {
  return (
    <EventWhen start={time} timeZone={timeZone}>
      {minutes === undefined ? null : <Length minutes={minutes} />}
    </EventWhen>
  );
}

function Length({ minutes }: { minutes: number }) {
  return (
    <div className="text-small">
      <EventFact icon={Hourglass}>{lengthInWords(minutes)}</EventFact>
    </div>
  );
}

/** The note of the member who suggests times. */
export function OfferNote({ offer }: { offer: SessionOffer | undefined }) {
  if (!offer?.note) return null;
  return (
    <blockquote dir="auto" className="border-s-3 border-line-strong ps-3 text-small whitespace-pre-line wrap-anywhere">
      {offer.note}
    </blockquote>
  );
}
