import { t } from '@lingui/core/macro';
import { useUpdateEvent } from '@skill-exchange/api-client/events';
import type { Event } from '@skill-exchange/api-client/types';
import { dayAndTime, formatDate, formatTimes, localTimeZone } from '@skill-exchange/ui/lib/time/date-time';
import { Button } from '@skill-exchange/ui/primitives/button';
import { notify } from '../../../lib/notify.ts';
import { toastError } from '../../../lib/toast-error.ts';

/** Whether members can sign up for an upcoming event, and the button with which its hosts close or open sign-ups. */
export function SignUps({ event }: { event: Event }) {
  const { mutate, isPending } = useUpdateEvent();
  if (event.status !== 'Upcoming') return null;
  const { _id: eventId, start_time, end_time, signUpsClosed = false } = event;
  const toggle = () =>
    mutate(
      { eventId, start_time, end_time, signUpsClosed: !signUpsClosed },
      {
        onSuccess: () => notify.success(signUpsClosed ? t`Members can sign up again.` : t`Nobody new can sign up.`),
        onError: (failure) => toastError(t`Sign-ups are as they were.`, failure),
      },
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-small text-ink-2">{inWords(event)}</p>
      <Button variant="secondary" size="sm" pending={isPending} onClick={toggle}>
        {signUpsClosed ? t`Open sign-ups` : t`Close sign-ups`}
      </Button>
    </div>
  );
}

function inWords({ signUpsClosed, signUpsCloseAt: at }: Event): string {
  if (signUpsClosed) return t`Sign-ups closed`;
  if (at === undefined) return t`Sign-ups are open until the event ends.`;
  const when = dayAndTime(formatDate(at, localTimeZone()), formatTimes(at, localTimeZone()));
  return t`Sign-ups are open until ${when}.`;
}
