import type { Event } from '@skill-exchange/api-client/types';
import { EventCard, EventCardGrid, EventCardSkeleton } from '@skill-exchange/ui/components/event-card';
import { paths } from '../../../config/paths.ts';
import { useMember } from '../../../lib/auth-session/auth-session-context.ts';
import { useEventPhotos } from '../form/use-event-photos.ts';
import { hostHref } from '../hosts/host-href.ts';

type OneEventProps = {
  event: Event;
  variant: 'featured' | 'listing';
  headingLevel?: 2 | 3;
  onShowMore: (event: Event) => void;
};

/** An event as a card, with links to its host's profile and its details. */
export function OneEvent({ event, variant, headingLevel = 3, onShowMore }: OneEventProps) {
  const withPhotos = useEventPhotos();
  const member = useMember();
  return (
    <EventCard
      event={withPhotos(event)}
      variant={variant}
      headingLevel={headingLevel}
      viewer={member && { _id: member.userId, name: member.name }}
      href={paths.event.to(event._id)}
      hostHref={hostHref(event) ?? paths.users}
      onShowMore={() => onShowMore(event)}
    />
  );
}

type EventCardsProps = Omit<OneEventProps, 'event'> & { events: readonly Event[] };

/** A few events in a grid. */
export function EventCards({ events, ...card }: EventCardsProps) {
  return (
    <EventCardGrid>
      {events.map((event) => (
        <li key={event._id}>
          <OneEvent event={event} {...card} />
        </li>
      ))}
    </EventCardGrid>
  );
}

/** Placeholders of the grid while its events load. */
export function EventCardSkeletons({ count }: { count: number }) {
  return (
    <EventCardGrid>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are alike
        <li key={index}>
          <EventCardSkeleton />
        </li>
      ))}
    </EventCardGrid>
  );
}
