import type { EventUpdate } from '@skill-exchange/api-client/types';
import { perStory } from '../../community.ts';
import { instant } from '../../factories.ts';
import { errorBody, type Http, pageOf } from '../../http.ts';
import { closedBecause, eventWithId, isMine, notFound, takesPart } from './events.ts';

/** The same for every event. */
const updates = perStory((): EventUpdate[] => [
  { _id: 'update-1', text: 'Bring a jar with a lid\nand an apron', createdAt: instant(-1, 9) },
]);

export const eventUpdateHandlers = (http: Http) => ({
  listEventUpdates: http.get('/api/events/{eventId}/updates', ({ params, request, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (!isMine(event) && !takesPart(event) && !event.waitlist?.position) {
      return response(403).json(errorBody('Only the host and participants can see this.'));
    }
    const { entries, headers } = pageOf(updates(), request);
    return response(200).json({ updates: entries }, { headers });
  }),

  sendEventUpdate: http.post('/api/events/{eventId}/updates', async ({ params, request, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (!isMine(event)) return response(403).json(errorBody('Only the host can do this.'));
    const isThanks = event.status === 'Completed';
    if (event.status === 'Cancelled') return response(409).json(errorBody(closedBecause(event)));
    if (isThanks && event.thankedAt !== undefined) {
      const message = 'You and your co-hosts have thanked the guests of this event already.';
      return response(409).json(errorBody(message));
    }
    const { text, toWaitlist } = await request.json();
    const update = { _id: `update-${updates().length + 1}`, text, createdAt: instant(0, 9) };
    updates().unshift(update);
    if (isThanks) event.thankedAt = update.createdAt;
    const sentTo = event.participants.length + (toWaitlist ? (event.waitlist?.count ?? 0) : 0);
    return response(201).json({ success: true, message: 'Done', update, sentTo });
  }),
});
