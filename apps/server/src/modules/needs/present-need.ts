import type { Need } from '@skill-exchange/api-client/types';
import { isolate } from '../notifications/isolate.ts';
import { sessionPath } from '../notifications/session-path.ts';
import { presentMemberRef } from '../users/present-user.ts';
import type { NeedRow } from './need-row.ts';

interface Words {
  title: string;
  path: string;
}

/** The name of a member who has left. */
const nobody = 'A former member';

const eventPath = (id: string) => `/userDashboard/events/${id}`;

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/** Texts and pages of every kind. */
const words: Record<Need['kind'], (row: NeedRow & { name: string }) => Words> = {
  sessionAnswer: ({ id, name, detail }) => ({
    title: `${name} ${asked[detail ?? ''] ?? 'proposes a session'}`,
    path: sessionPath(id),
  }),
  sessionReview: ({ id, name }) => ({ title: `How was it with ${name}?`, path: sessionPath(id) }),
  ringAnswer: ({ detail, name }) => ({ title: `${name} asks you to join a ring of ${detail}`, path: '/matches' }),
  ringReplacement: ({ detail }) => ({ title: `A seat in your ring of ${detail} is empty`, path: '/matches' }),
  ringLessons: ({ count }) => ({
    title: `Your ring is agreed. Plan ${counted(count, 'your next lesson', 'lessons')}`,
    path: '/matches',
  }),
  cohostAnswer: ({ id, name, detail, dates }) => ({
    title: `${name} invites you to co-host ${detail}${dates > 1 ? `, ${dates} dates` : ''}`,
    path: eventPath(id),
  }),
  hostingAnswer: ({ id, name, detail, dates }) => ({
    title: `${name} asks you to host ${detail}${dates > 1 ? `, ${dates} dates` : ''}`,
    path: eventPath(id),
  }),
  placeOffered: ({ id, detail }) => ({ title: `A place is free for you: ${detail}`, path: eventPath(id) }),
  eventRequests: ({ id, name, count, detail, dates }) => ({
    title: `${counted(count, `${name} wants`, 'want')} to join ${detail}${dates > 1 ? `, ${dates} dates` : ''}`,
    path: eventPath(id),
  }),
  checkIn: ({ id, detail }) => ({ title: `Check in to ${detail}`, path: eventPath(id) }),
  eventReview: ({ id, detail }) => ({ title: `How was ${detail}?`, path: eventPath(id) }),
  messageRequests: ({ count, name }) => ({
    title: `${counted(count, `${name} would like`, 'members would like')} to write to you`,
    path: '/messages',
  }),
  reportAnswer: ({ count }) => ({
    title: `Moderators read ${counted(count, 'your report', 'of your reports')}`,
    path: '/notifications',
  }),
  cases: ({ count }) => ({ title: counted(count, 'One case is open', 'cases are open'), path: '/moderation' }),
  joinRequests: ({ count }) => ({
    title: `${counted(count, 'Somebody asks', 'people ask')} to join the community`,
    path: '/operator/join#asking',
  }),
  confirmAddress: () => ({
    title: 'Confirm your address, and you hear of answers by email',
    path: '/userDashboard/profile',
  }),
};

/** What a member asks for, by the kind of their offer. */
const asked: Record<string, string> = {
  move: 'asks to move your session',
  counter: 'suggests another time',
  counters: 'suggests other times',
};

/** Returns the sentence and the page of what waits, for emails: no markup isolates a member's text there. */
export function isolatedWordsOf(row: NeedRow): Words {
  const { kind, actor_name, detail } = row;
  return words[kind]({ ...row, name: isolate(actor_name ?? nobody), detail: detail && isolate(detail) });
}

export function presentNeed(row: NeedRow): Need {
  const { kind, id, actor_id, actor_name, actor_image, count, dates, asked_at, starts_at, ends_at } = row;
  return {
    kind,
    _id: id,
    ...words[kind]({ ...row, name: actor_name ?? nobody }),
    count,
    ...(dates > 1 && { dates }),
    ...(actor_id !== null && actor_name !== null && { actor: presentMemberRef(actor_id, actor_name, actor_image) }),
    ...(starts_at !== null && { startsAt: starts_at.toISOString() }),
    askedAt: asked_at.toISOString(),
    ...(ends_at !== null && { endsAt: ends_at.toISOString() }),
  };
}
