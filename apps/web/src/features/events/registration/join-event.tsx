import { t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { JoinLink } from '@skill-exchange/ui/components/join-link';
import { type Start, startsIn } from '@skill-exchange/ui/lib/time/starts-in';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';

/** Returns when an upcoming event starts, in words; null for others. */
export function useStartInWords({ status, start_time, end_time }: Event): Start | null {
  const now = useNow();
  return status === 'Upcoming' ? startsIn(start_time, Date.parse(end_time), now) : null;
}

/** Opens an event's meeting. Renders nothing without a link, and for events that are over. */
export function JoinEvent({ event }: { event: Event }) {
  const start = useStartInWords(event);
  if (!event.link || event.status !== 'Upcoming') return null;
  return (
    <JoinLink href={event.link} isNear={start?.isNear ?? false} size="md">
      {t`Join Meeting`}
    </JoinLink>
  );
}
