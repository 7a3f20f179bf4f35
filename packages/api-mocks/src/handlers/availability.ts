import type { Availability } from '@skill-exchange/api-client/types';
import { community, perStory } from '../community.ts';
import { instant } from '../factories.ts';
import { errorBody, type Http } from '../http.ts';

/** The signed-in member's weekly hours; null until they are set. */
export const availability = perStory((): { own: Availability | null } => ({
  own: {
    timeZone: 'Europe/Lisbon',
    weekly: [
      { weekday: 1, from: '18:00', to: '21:00' },
      { weekday: 3, from: '18:00', to: '21:00' },
      { weekday: 6, from: '09:00', to: '12:30' },
    ],
    daysOff: [],
    bufferMinutes: 15,
    noticeHours: 12,
    maxPerWeek: 3,
  },
}));

export const availabilityHandlers = (http: Http) => ({
  getAvailability: http.get('/api/availability', ({ response }) =>
    response(200).json({ success: true, availability: availability().own }),
  ),

  setAvailability: http.put('/api/availability', async ({ request, response }) => {
    availability().own = await request.json();
    return response(200).json({ success: true, availability: availability().own });
  }),

  findOverlap: http.get('/api/availability/overlap', ({ query, response }) => {
    const { me, users, sessions } = community();
    const userId = query.get('userId');
    if (userId === me._id) return response(400).json(errorBody('userId: must be somebody else'));
    if (!users.some(({ _id }) => _id === userId)) return response(404).json(errorBody('User not found.'));
    const own = availability().own;
    const others = sessions.filter(({ _id, consent }) => consent === 'agreed' && _id !== query.get('sessionId'));
    const isFree = (time: string) => !others.some(({ date }) => date === time);
    return response(200).json({
      success: true,
      yours: own && { timeZone: own.timeZone },
      theirs: { timeZone: 'America/New_York' },
      times: [2, 4, 5, 9].flatMap((day) => [instant(day, 18), instant(day, 18.5), instant(day, 19)]).filter(isFree),
      nearest: [],
    });
  }),
});
