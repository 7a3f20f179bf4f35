import { t } from '@lingui/core/macro';
import { useApi } from '@skill-exchange/api-client/provider';
import { eventParticipantsQuery, eventRequestsQuery } from '@skill-exchange/api-client/registrations';
import type { Event } from '@skill-exchange/api-client/types';
import { waitlistQuery } from '@skill-exchange/api-client/waitlist';
import { type GuestRow, GuestSheet } from '@skill-exchange/ui/components/guest-sheet';
import { cityOf, clockRange, dayAndTime, localTimeZone, twoClocks } from '@skill-exchange/ui/lib/time/date-time';
import { Button } from '@skill-exchange/ui/primitives/button';
import { useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { saveFile } from '../../../lib/forms/save-file.ts';
import { toastError } from '../../../lib/toast-error.ts';
import { guestListCsv, guestListFileName, guestRows } from './guest-list-csv.ts';

/** Prints an event's guest list, or saves it as CSV. For its hosts. */
export function GuestList({ event }: { event: Event }) {
  const readGuests = useGuests(event);
  const [pending, setPending] = useState<'print' | 'save'>();
  const [printed, setPrinted] = useState<GuestRow[]>();

  function load(purpose: 'print' | 'save', use: (guests: GuestRow[]) => void): void {
    setPending(purpose);
    void readGuests()
      .then(use, (error: Error) => toastError(t`We couldn’t load your guests.`, error))
      .finally(() => setPending(undefined));
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        disabled={pending === 'save'}
        pending={pending === 'print'}
        pendingLabel={t`Loading...`}
        onClick={() => load('print', setPrinted)}
      >
        <Printer aria-hidden="true" />
        {t`Print guest list`}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        disabled={pending === 'print'}
        pending={pending === 'save'}
        pendingLabel={t`Loading...`}
        onClick={() =>
          load('save', (guests) =>
            saveFile(
              guestListFileName(event, localTimeZone()),
              'text/csv;charset=utf-8',
              guestListCsv(guests, localTimeZone()),
            ),
          )
        }
      >
        <Download aria-hidden="true" />
        {t`Download CSV`}
      </Button>
      {printed === undefined ? null : <Paper event={event} guests={printed} onPrinted={() => setPrinted(undefined)} />}
    </div>
  );
}

/** Reads all guests from the server: the lists on the page may be older. */
function useGuests({ _id }: Event): () => Promise<GuestRow[]> {
  const api = useApi();
  const client = useQueryClient();
  return async () => {
    const [participants, requests, waiting] = await Promise.all([
      client.fetchQuery({ ...eventParticipantsQuery(api, _id), staleTime: 0 }),
      client.fetchQuery({ ...eventRequestsQuery(api, _id), staleTime: 0 }),
      client.fetchQuery({ ...waitlistQuery(api, _id), staleTime: 0 }),
    ]);
    return guestRows({ participants, requests, waiting }, localTimeZone());
  };
}

type PaperProps = { event: Event; guests: readonly GuestRow[]; onPrinted: () => void };

function Paper({ event: { title, start_time, end_time }, guests, onPrinted }: PaperProps) {
  const done = useEffectEvent(onPrinted);
  useEffect(() => {
    // Phones return from `print` before the page is printed.
    const listen = () => done();
    window.addEventListener('afterprint', listen);
    window.print();
    return () => window.removeEventListener('afterprint', listen);
  }, []);
  const zone = localTimeZone();
  const { day, own, utc } = twoClocks(start_time, end_time, zone);
  // On paper, "your time" is nobody's.
  const [times, city] = [clockRange(start_time, end_time, zone), cityOf(zone)];
  const clocks = own === '' ? [utc] : [t`${times} in ${city}`, utc];
  const when = dayAndTime(day, clocks.join(' · '));
  return createPortal(<GuestSheet title={title} when={when} guests={guests} />, document.body);
}
