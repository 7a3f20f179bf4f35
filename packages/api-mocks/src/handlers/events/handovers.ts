import { community } from '../../community.ts';
import { errorBody, type Http } from '../../http.ts';
import { datesInScope } from '../../series.ts';
import { closedBecause, eventWithId, notFound } from './events.ts';

const notOffered = errorBody('There is no offer to host this event.');

export const handoverHandlers = (http: Http) => ({
  offerHosting: http.post('/api/events/{eventId}/handover', async ({ params, request, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (event.created_by._id !== community().me._id) return response(403).json(errorBody('Only the host can do this.'));
    if (event.status !== 'Upcoming') return response(409).json(errorBody(closedBecause(event)));
    const { userId, scope } = await request.json();
    const dates = datesInScope(event, scope).filter(({ cohosts = [] }) => cohosts.some(({ _id }) => _id === userId));
    if (dates.length === 0) return response(404).json(errorBody('Cohost not found.'));
    for (const date of dates) {
      const cohost = date.cohosts?.find(({ _id }) => _id === userId);
      if (cohost) date.hostingOffer = cohost;
    }
    return response(200).json({ dates: dates.length });
  }),

  answerHosting: http.post('/api/events/{eventId}/handover/answer', async ({ params, request, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    const { me } = community();
    const { accepts } = await request.json();
    const isMine = event.hostingOffer?._id === me._id;
    const isTakenBack = !accepts && event.hostingOffer !== undefined && event.created_by._id === me._id;
    if (!isMine && !isTakenBack) return response(403).json(notOffered);
    const { hostingOffer } = event;
    const dates = datesInScope(event, 'all').filter((date) => date.hostingOffer?._id === hostingOffer?._id);
    for (const date of dates) {
      delete date.hostingOffer;
      if (!accepts) continue;
      const { _id, name, photo } = date.created_by;
      const former = { _id, name, ...(photo !== undefined && { photo }) };
      date.cohosts = [...(date.cohosts ?? []).filter((cohost) => cohost._id !== me._id), former];
      date.created_by = { _id: me._id, name: me.name, photo: me.photo, rating: me.rating };
      date.host_name = me.name;
    }
    return response(200).json({ dates: dates.length });
  }),
});
