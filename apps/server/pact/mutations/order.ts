import { answer, ofClass, patch } from './mutation.ts';

export const orders = ofClass('order', [
  answer('listEvents', 'events come latest first', ({ body }) => body.reverse()),
  answer('listLearnEvents', 'events to learn from come latest first', ({ body }) => body.events.reverse()),
  answer('listCreatedEvents', 'events of one’s own come the other way round', ({ body }) => body.reverse()),
  answer('listParticipatingEvents', 'joined events come the other way round', ({ body }) => body.reverse()),
  answer('listUsers', 'members come oldest first', ({ body }) => body.users.reverse()),
  answer('listUsers', 'members come by name', ({ body }) =>
    body.users.sort((one: { name: string }, two: { name: string }) => (one.name < two.name ? -1 : 1)),
  ),
  patch(
    'recommendUsers',
    'recommendations do not put those first who want something back',
    'modules/users/repository.ts',
    ".orderBy(sql`matches.want > 0`, 'desc')",
    '',
  ),
  answer('recommendUsers', 'recommendations come worst first', ({ body }) => body.users.reverse()),
  patch(
    'searchSkills',
    'skills are found in no order of fit',
    'modules/skills/repository.ts',
    "    .select(columns)\n    .orderBy('rank')\n    .orderBy(sql`length(name_key)`)",
    "    .select(columns)\n    .orderBy(sql`length(name_key)`, 'desc')",
  ),
  answer('listRecentSkills', 'the oldest skills come first', ({ body }) => body.skills.reverse()),
  answer('listEventRequests', 'the last request comes first', ({ body }) => body.requests.reverse()),
  answer('listEventParticipants', 'the last participant comes first', ({ body }) => body.participants.reverse()),
  answer('listMySessions', 'sessions come oldest first', ({ body }) => body.sessions.reverse()),
  answer('listUserReviews', 'received reviews come oldest first', ({ body }) => body.reviews.reverse()),
  answer('listGivenReviews', 'given reviews come oldest first', ({ body }) => body.reviews.reverse()),
  answer('listUserReviews', 'received reviews come by rating', ({ body }) =>
    body.reviews.sort((one: { rating: number }, two: { rating: number }) => two.rating - one.rating),
  ),
  answer('listMessages', 'messages come newest first', ({ body }) => body.reverse()),
  answer('listChatUsers', 'chats come oldest first', ({ body }) => body.reverse()),
  patch(
    'listChatUsers',
    'chats stay in the order of their beginning',
    'modules/chat/repository.ts',
    'coalesce(last_message_at, conversations.created_at)',
    'conversations.created_at',
  ),
  answer('listArticles', 'articles come oldest first', ({ body }) => body.reverse()),
  patch(
    'getUser',
    'skills of a member come by name',
    'modules/users/repository.ts',
    'order by position) filter',
    'order by skills.name desc) filter',
  ),
]);
