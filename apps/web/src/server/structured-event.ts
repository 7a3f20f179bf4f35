import type { Event } from '@skill-exchange/api-client/types';
import { freePlaces } from '@skill-exchange/ui/lib/registration-state';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';

/** schema.org's Event as far as we use it. */
interface StructuredEvent {
  '@context': 'https://schema.org';
  '@type': 'Event';
  name: string;
  description: string;
  url: string;
  image: string[];
  /** ISO 8601. */
  startDate: string;
  endDate: string;
  inLanguage?: string;
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode';
  eventStatus: 'https://schema.org/EventScheduled' | 'https://schema.org/EventCancelled';
  location: { '@type': 'VirtualLocation'; url: string };
  organizer: { '@type': 'Person'; name: string };
  isAccessibleForFree: true;
  maximumAttendeeCapacity: number;
  remainingAttendeeCapacity: number;
  offers?: {
    '@type': 'Offer';
    url: string;
    price: 0;
    priceCurrency: 'USD';
    /** When sign-ups close. */
    validThrough?: string;
    availability: 'https://schema.org/InStock' | 'https://schema.org/SoldOut';
  };
}

interface Addresses {
  /** The page's absolute URL. */
  address: string;
  /** The link picture's absolute URL. */
  picture: string;
}

/** Describes an event to search engines. Its location is its page: only participants get the meeting link. */
export function structuredEvent(event: Event, { address, picture }: Addresses): StructuredEvent {
  const { status, max_participants: size } = event;
  const left = freePlaces(event);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.description,
    url: address,
    image: [picture],
    startDate: event.start_time,
    endDate: event.end_time,
    ...(event.language !== undefined && { inLanguage: event.language }),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: status === 'Cancelled' ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url: address },
    organizer: { '@type': 'Person', name: displayName(event.created_by.name) },
    isAccessibleForFree: true,
    maximumAttendeeCapacity: size,
    remainingAttendeeCapacity: left,
    ...(status === 'Upcoming' && {
      offers: {
        '@type': 'Offer',
        url: address,
        price: 0,
        priceCurrency: 'USD',
        ...(event.signUpsCloseAt !== undefined && { validThrough: event.signUpsCloseAt }),
        availability: left > 0 && !event.signUpsClosed ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
      },
    }),
  };
}
