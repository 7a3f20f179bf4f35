import type { News } from '@skill-exchange/api-client/types';
import { makeUser } from './factories.ts';

/** Makes what is new for a member who comes back after weeks: one of each kind. */
export function makeNews(startsAt = '2099-11-29T18:00:00.000Z'): News[] {
  const [ines, kenji, aino] = [makeUser({}, 1), makeUser({}, 2), makeUser({}, 3)];
  return [
    { kind: 'wrote', _id: ines._id, title: 'Inês wrote you 2 messages', path: `/messages/${ines._id}`, actor: ines },
    { kind: 'reviewed', _id: 'review-1', title: 'Kenji reviewed you', path: '/userDashboard/review', actor: kenji },
    {
      kind: 'newEvent',
      _id: 'event-1',
      title: 'Aino hosts Rook endings, 3 dates',
      path: '/events/event-1',
      actor: aino,
      startsAt,
    },
    {
      kind: 'newTeacher',
      _id: aino._id,
      title: 'Aino is new and teaches Finnish',
      path: `/users/${aino._id}`,
      actor: aino,
    },
    {
      kind: 'meetAgain',
      _id: kenji._id,
      title: 'Meet Kenji again',
      path: `/userDashboard/session?with=${kenji._id}`,
      actor: kenji,
    },
  ];
}
