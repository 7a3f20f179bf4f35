import type { News } from '@skill-exchange/api-client/types';
import { makeUser } from './factories.ts';

/** Makes what is new for a member who comes back after weeks: one of each kind. */
export function makeNews(startsAt = '2099-11-29T18:00:00.000Z'): News[] {
  const [writer, partner, newcomer] = [makeUser({}, 1), makeUser({}, 2), makeUser({}, 3)];
  return [
    {
      kind: 'wrote',
      _id: writer._id,
      title: `${writer.name} wrote you 2 messages`,
      path: `/messages/${writer._id}`,
      actor: writer,
    },
    {
      kind: 'reviewed',
      _id: 'review-1',
      title: `${partner.name} reviewed you`,
      path: '/userDashboard/review',
      actor: partner,
    },
    {
      kind: 'newEvent',
      _id: 'event-1',
      title: `${newcomer.name} hosts Rook endings, 3 dates`,
      path: '/events/event-1',
      actor: newcomer,
      startsAt,
    },
    {
      kind: 'newTeacher',
      _id: newcomer._id,
      title: `${newcomer.name} is new and teaches Finnish`,
      path: `/users/${newcomer._id}`,
      actor: newcomer,
    },
    {
      kind: 'meetAgain',
      _id: partner._id,
      title: `Meet ${partner.name} again`,
      path: `/userDashboard/session?with=${partner._id}`,
      actor: partner,
    },
  ];
}
