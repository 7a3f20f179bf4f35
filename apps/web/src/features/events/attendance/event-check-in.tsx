import { t } from '@lingui/core/macro';
import { isApiError } from '@skill-exchange/api-client/errors';
import { useCheckIn } from '@skill-exchange/api-client/event-attendance';
import type { Event } from '@skill-exchange/api-client/types';
import { CheckInForm } from '@skill-exchange/ui/components/check-in-form';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import { useLocation } from 'react-router-dom';
import { checkInCodeIn } from './check-in-address.ts';
import { isAttendanceOpen } from './event-attendance-time.ts';

/** A participant's check-in to an event, while it is held. A scanned address fills in the code. */
export function EventCheckIn({ event }: { event: Event }) {
  const { _id: eventId, created_by, came } = event;
  const { mutate, isPending, error } = useCheckIn();
  const initialCode = checkInCodeIn(useLocation().hash);
  if (!isAttendanceOpen(event, useNow(), 1)) return null;
  return (
    <CheckInForm
      key={initialCode}
      initialCode={initialCode}
      hostName={created_by.name}
      came={came}
      pending={isPending}
      failure={error === null ? undefined : inWords(error)}
      onCheckIn={(code) => mutate({ eventId, code })}
    />
  );
}

function inWords(error: Error): string {
  return (isApiError(error) ? error.serverMessage : undefined) ?? t`We couldn’t check you in. Try again.`;
}
