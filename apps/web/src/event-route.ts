import { eventQuery } from '@skill-exchange/api-client/events';
import { eventParticipantsQuery, eventRequestsQuery } from '@skill-exchange/api-client/registrations';
import { isHosted } from './lib/plans/is-hosted.ts';
import { withTexts } from './lib/texts/with-texts.ts';
import type { LoadPage, PrefetchOptions } from './page-route.tsx';

/** Loads an event as a member sees it; for its hosts with the requests and participants. */
export async function readEvent({ read, api, params: { eventId = '' }, memberId }: PrefetchOptions): Promise<void> {
  const event = await read(eventQuery(api, eventId));
  if (!isHosted(event, memberId)) return;
  await Promise.all([read(eventRequestsQuery(api, eventId)), read(eventParticipantsQuery(api, eventId))]);
}

/** The page of one event, at each of its paths. */
export const eventPage: LoadPage = withTexts(
  ['events', 'skills'],
  async () => (await import('./pages/event/event-page.tsx')).EventPage,
);
