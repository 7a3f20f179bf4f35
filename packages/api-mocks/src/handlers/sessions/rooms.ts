import { perStory } from '../../community.ts';
import { errorBody, type Http } from '../../http.ts';

/** Whether the mocked site creates meeting rooms, and how many it has created. */
export const rooms = perStory(() => ({ isOffered: true, made: 0 }));

const roomsOff = errorBody('This site has no meeting rooms. Paste your own link.');

export const roomHandlers = (http: Http) => ({
  getRooms: http.get('/api/rooms', ({ response }) => {
    return response(200).json({ success: true, isOffered: rooms().isOffered });
  }),

  createRoom: http.post('/api/rooms', ({ response }) => {
    if (!rooms().isOffered) return response(404).json({ ...roomsOff, code: 'rooms_off' });
    rooms().made += 1;
    const link = `https://meet.example.org/k7mqx-2vhtn-w9cfa-6rjdp-3bzye-8gsw${rooms().made}`;
    return response(201).json({ success: true, link });
  }),
});
