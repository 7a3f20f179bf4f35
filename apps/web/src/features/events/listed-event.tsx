import type { Event } from '@skill-exchange/api-client/types';
import { useUser } from '@skill-exchange/api-client/users';
import { EventRow } from '@skill-exchange/ui/components/event-row';
import { memo } from 'react';
import { paths } from '../../config/paths.ts';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { useEventPhotos } from './form/use-event-photos.ts';
import { hostHref } from './hosts/host-href.ts';

type ListedEventProps = {
  event: Event;
  /** Where no day stands beside it. */
  withDay?: boolean;
  onShowMore: (event: Event) => void;
};

/** Memoized, since each page of a list creates new day objects, and their events do not change. */
export const ListedEvent = memo(function ListedEvent({ event, withDay, onShowMore }: ListedEventProps) {
  const withPhotos = useEventPhotos();
  const member = useMember();
  const { data: me } = useUser(member?.userId ?? '', { enabled: member !== null });
  return (
    <EventRow
      event={withPhotos(event)}
      viewer={member && { _id: member.userId, name: member.name }}
      wanted={me?.skillsRequested}
      {...(withDay && { withDay })}
      href={paths.event.to(event._id)}
      hostHref={hostHref(event) ?? paths.users}
      onShowMore={() => onShowMore(event)}
    />
  );
});
