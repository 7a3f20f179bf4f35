import { community } from '../../community.ts';
import { instant } from '../../factories.ts';
import { errorBody, type Http } from '../../http.ts';
import { closedBecause, eventWithId, isMine, notFound } from './events.ts';

export const waitlistHandlers = (http: Http) => ({
  listWaitlist: http.get('/api/events/{eventId}/waitlist', ({ params, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (!isMine(event)) return response(403).json(errorBody('Only the host can do this.'));
    const waiting = community().users.slice(-(event.waitlist?.count ?? 0));
    return response(200).json({
      waiting: waiting.map(({ _id, name, photo, about }, index) => ({
        _id,
        name,
        photo,
        about,
        signedUpAt: instant(0, 9 + index),
      })),
    });
  }),

  joinWaitlist: http.post('/api/events/{eventId}/waitlist', ({ params, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (event.status !== 'Upcoming') return response(409).json(errorBody(closedBecause(event)));
    if (event.waitlist === undefined) return response(409).json(errorBody('This event has no waitlist.'));
    const count = event.waitlist.count + 1;
    event.waitlist = { ...event.waitlist, count, position: count };
    return response(201).json({ success: true, message: 'You are on the waitlist.' });
  }),

  leaveWaitlist: http.delete('/api/events/{eventId}/waitlist', ({ params, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (event.waitlist?.position === undefined)
      return response(409).json(errorBody('You are not on the waitlist of this event.'));
    event.waitlist = { count: event.waitlist.count - 1, isOpen: true };
    return response(200).json({ success: true, message: 'You have left the waitlist.' });
  }),

  takePlace: http.post('/api/events/{eventId}/waitlist/take', ({ params, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (event.waitlist?.offerExpiresAt === undefined)
      return response(409).json(errorBody('No place is free for you yet. We notify you when one is.'));
    event.participants = [...event.participants, { _id: community().me._id }];
    event.current_participants_count += 1;
    event.waitlist = { count: event.waitlist.count - 1, isOpen: true };
    return response(200).json({ success: true, message: 'The place is yours.' });
  }),
});
