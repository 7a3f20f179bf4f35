import type { Need } from '@skill-exchange/api-client/types';
import { isolate } from '../notifications/isolate.ts';
import { sessionPath } from '../notifications/session-path.ts';
import { presentMemberRef } from '../users/present-user.ts';
import type { NeedRow } from './need-row.ts';

interface Words {
  title: string;
  path: string;
}

const eventPath = (id: string) => `/userDashboard/events/${id}`;

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/** Texts and pages of every kind. */
const words: Record<Need['kind'], (row: NeedRow & { name: string }) => Words> = {
  sessionAnswer: ({ id, name, detail }) => ({ title: answerTitle(name, detail ?? ''), path: sessionPath(id) }),
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
  confirmAddress: () => ({
    title: 'Confirm your address, and you hear of answers by email',
    path: '/userDashboard/profile',
  }),
};

/** @param detail the kind of the offer, and how many times it has */
function answerTitle(name: string, detail: string): string {
  const [kind, times] = detail.split(' ');
  if (kind === 'move') return `${name} asks to move your session`;
  if (kind === 'counter') return `${name} suggests ${times === '1' ? 'another time' : 'other times'}`;
  return `${name} proposes a session`;
}

/** Returns the sentence and the page of what waits, for emails: no markup isolates a member's text there. */
export function isolatedWordsOf(row: NeedRow): Words {
  const { kind, actor_name, detail } = row;
  const name = isolate(actor_name ?? 'A former member');
  return words[kind]({ ...row, name, detail: detail !== null && isTitled(kind) ? isolate(detail) : detail });
}

/** Its detail is the title of an event. */
const isTitled = (kind: Need['kind']) =>
  ['cohostAnswer', 'placeOffered', 'eventRequests', 'checkIn', 'eventReview'].includes(kind);

export function presentNeed(row: NeedRow): Need {
  const { kind, id, actor_id, actor_name, actor_image, count, dates, asked_at, starts_at, ends_at } = row;
  return {
    kind,
    _id: id,
    ...words[kind]({ ...row, name: actor_name ?? 'A former member' }),
    count,
    ...(dates > 1 && { dates }),
    ...(actor_id !== null && actor_name !== null && { actor: presentMemberRef(actor_id, actor_name, actor_image) }),
    ...(starts_at !== null && { startsAt: starts_at.toISOString() }),
    askedAt: asked_at.toISOString(),
    ...(ends_at !== null && { endsAt: ends_at.toISOString() }),
  };
}
