import type { News } from '@skill-exchange/api-client/types';
import { isolate } from '../notifications/isolate.ts';
import { presentMemberRef } from '../users/present-user.ts';
import type { NewsRow } from './news-row.ts';

/** The sentence of a piece of news. */
const titles: Record<News['kind'], (row: { name: string; detail: string; count: number }) => string> = {
  wrote: ({ name, count }) => (count === 1 ? `${name} wrote to you` : `${name} wrote you ${count} messages`),
  reviewed: ({ name }) => `${name} reviewed you`,
  newEvent: ({ name, detail, count }) => `${name} hosts ${detail}${count > 1 ? `, ${count} dates` : ''}`,
  newTeacher: ({ name, detail }) => `${name} is new and teaches ${detail}`,
  meetAgain: ({ name }) => `Meet ${name} again`,
};

/** Its page, by the id of the row. */
const pathsOf: Record<News['kind'], (id: string) => string> = {
  wrote: (id) => `/messages/${id}`,
  reviewed: () => '/userDashboard/review',
  newEvent: (id) => `/events/${id}`,
  newTeacher: (id) => `/users/${id}`,
  meetAgain: (id) => `/userDashboard/session?with=${id}`,
};

/** Returns the sentence and the page of a piece of news, for emails: no markup isolates a member's text there. */
export function isolatedNews({ kind, id, actor_name, detail, count }: NewsRow): { title: string; path: string } {
  const words = { name: isolate(actor_name), detail: isolate(detail ?? ''), count };
  return { title: titles[kind](words), path: pathsOf[kind](id) };
}

export function presentNews(row: NewsRow): News {
  const { kind, id, actor_id, actor_name, actor_image, detail, count, starts_at } = row;
  return {
    kind,
    _id: id,
    title: titles[kind]({ name: actor_name, detail: detail ?? '', count }),
    path: pathsOf[kind](id),
    actor: presentMemberRef(actor_id, actor_name, actor_image),
    ...(starts_at !== null && { startsAt: starts_at.toISOString() }),
  };
}
