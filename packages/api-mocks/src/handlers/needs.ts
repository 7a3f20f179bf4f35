import { needsOfPlans } from '@skill-exchange/api-client/needs-of-plans';
import type { Need, SinceLastVisit } from '@skill-exchange/api-client/types';
import { community, perStory } from '../community.ts';
import type { Http } from '../http.ts';
import { isMine } from './events/events.ts';

/** What waits for the signed-in member besides sessions and requests. */
export const furtherNeeds = perStory((): Need[] => []);

/** What is new since the signed-in member's last visit; undefined for one who was here lately. */
export const sinceLastVisit = perStory((): { value?: SinceLastVisit } => ({}));

export const needHandlers = (http: Http) => ({
  listNeeds: http.get('/api/needs', ({ response }) => {
    const { me, sessions, events } = community();
    const created = events.filter((event) => event.status === 'Upcoming' && isMine(event));
    const { value: news } = sinceLastVisit();
    return response(200).json({
      ...(news && { sinceLastVisit: news }),
      needs: [...furtherNeeds(), ...needsOfPlans({ sessions, events: created }, me._id, Date.now())],
    });
  }),
});
