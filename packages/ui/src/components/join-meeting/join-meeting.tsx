import { t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { startsIn } from '../../lib/time/starts-in.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { JoinLink } from '../join-link/join-link.tsx';

interface JoinMeetingProps {
  event: Pick<Event, 'start_time' | 'end_time'>;
  /** The meeting's URL. */
  href: string;
  size: 'sm' | 'md';
}

/** Opens an event's meeting link in a new tab. Emphasized once the event is near or running. */
export function JoinMeeting({ event, href, size }: JoinMeetingProps) {
  const start = startsIn(event.start_time, Date.parse(event.end_time), useNow());
  const isNear = start?.isNear ?? false;
  return (
    <>
      {isNear ? <p className="w-full font-semibold text-teach-ink">{start?.words}</p> : null}
      <JoinLink href={href} isNear={isNear} size={size}>
        {t`Join Meeting`}
      </JoinLink>
    </>
  );
}
