import { errorBody, type Http } from '../../http.ts';
import { eventWithId, isMine, notFound } from './events.ts';

export const eventMaterialHandlers = (http: Http) => ({
  setEventMaterials: http.put('/api/events/{eventId}/materials', async ({ params, request, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (!isMine(event)) return response(403).json(errorBody('Only the host can do this.'));
    if (event.status === 'Upcoming') return response(409).json(errorBody('This event is not over yet.'));
    if (event.status === 'Cancelled') return response(409).json(errorBody('This event was canceled.'));
    const change = await request.json();
    for (const name of ['recording', 'slides'] as const) {
      const link = change[name];
      if (link === '') delete event[name];
      else if (link !== undefined) event[name] = link;
    }
    const { recording, slides } = event;
    return response(200).json({ ...(recording && { recording }), ...(slides && { slides }) });
  }),
});
