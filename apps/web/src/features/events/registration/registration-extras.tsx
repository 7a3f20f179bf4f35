import { t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { dayAndTime, formatShortDay, formatTimes, localTimeZone } from '@skill-exchange/ui/lib/time/date-time';
import { Button } from '@skill-exchange/ui/primitives/button';
import { type ReactNode, useState } from 'react';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { lazyWithPreload, loadOrNotify, usePreload } from '../../../lib/lazy-with-preload.ts';
import { useRegistrationState } from './leave-event.tsx';
import type { useRegistration } from './use-registration.ts';

const RequestNote = lazyWithPreload(
  async () => (await import('@skill-exchange/ui/components/request-note')).RequestNote,
);

const readNote = (stored: unknown) => (typeof stored === 'string' && stored !== '' ? stored : undefined);

const momentOf = (at: string) => dayAndTime(formatShortDay(at, localTimeZone()), formatTimes(at, localTimeZone()));

// Only for members.
const OwnPlansNote = lazyWithPreload(async () => (await import('./own-plans-note.tsx')).OwnPlansNote);

// Only for members who look at a series.
const JoinDates = lazyWithPreload(async () => (await import('./join-dates.tsx')).JoinDates);

/** The parts of a registration beside its button: a note for the host, and a request for all dates of a series. */
export function useRegistrationExtras(
  event: Event,
  { onlooker, isPending, isSent, register }: ReturnType<typeof useRegistration>,
): { noteField: ReactNode; extras: ReactNode; send: () => void } {
  const state = useRegistrationState(event);
  const { restored, keep, drop } = useDraft(`note-${event._id}`, readNote);
  const [note, setNote] = useState(restored);
  const hasNoteField = usePreload(RequestNote, restored !== undefined);
  const isOpen = state === 'open' && !isSent;
  const canWrite = onlooker !== null && isOpen && !event.autoApprove;
  const canAsk = state === 'open' || state === 'full';
  const canJoinAll = onlooker !== null && canAsk && !isSent && event.series !== undefined;
  const hasPlansNote = usePreload(OwnPlansNote, onlooker !== null);
  const hasJoinDates = usePreload(JoinDates, canJoinAll);
  const mayTake = event.waitlist?.offerExpiresAt !== undefined || event.waitlist?.isFirstCome === true;
  const { start_time: start, end_time: end, _id: eventId } = event;
  const writeNote = (text: string) => {
    setNote(text);
    keep(text);
  };
  return {
    noteField: (
      <>
        {canWrite && note !== undefined && (hasNoteField || RequestNote.isLoaded()) ? (
          <RequestNote value={note} onValueChange={writeNote} disabled={isPending} />
        ) : null}
        {onlooker !== null && hasPlansNote && ((canAsk && !isSent) || mayTake) ? (
          <OwnPlansNote {...{ start, end, eventId }} />
        ) : null}
      </>
    ),
    extras: (
      <>
        {isOpen && event.autoApprove ? (
          <p className="text-small text-ink-2">{t`No approval needed: you’re in as soon as you register.`}</p>
        ) : null}
        {isOpen && event.signUpsCloseAt !== undefined ? (
          <p className="text-small text-ink-2">{t`Sign-ups close ${{ when: momentOf(event.signUpsCloseAt) }}.`}</p>
        ) : null}
        {canJoinAll && hasJoinDates && event.series !== undefined ? (
          <JoinDates
            event={event}
            seriesId={event.series._id}
            pending={isPending}
            onJoin={() => register({ message: note ?? '', scope: 'all', onSent: drop })}
          />
        ) : null}
        {canWrite && note === undefined ? (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => void loadOrNotify(RequestNote).then((isLoaded) => isLoaded && setNote(''))}
          >
            {t`Add a note for the host`}
          </Button>
        ) : null}
      </>
    ),
    send: () => register({ message: note ?? '', onSent: drop }),
  };
}
