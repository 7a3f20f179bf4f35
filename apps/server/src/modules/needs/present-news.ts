import { msg, plural } from '@lingui/core/runtime-macro';
import type { News } from '@skill-exchange/api-client/types';
import { isolate } from '@skill-exchange/texts/isolate';
import { nameOf } from '../../texts/name-of.ts';
import { say, skillName } from '../../texts/texts.ts';
import { presentMemberRef } from '../users/present-user.ts';
import type { NewsRow } from './news-row.ts';
import { withDates } from './with-dates.ts';

/** The sentence of a piece of news. */
const titles: Record<News['kind'], (row: { name: string; detail: string; count: number }) => string> = {
  wrote: ({ name, count }) =>
    say(plural({ count }, { one: msg`${{ name }} wrote to you`, other: msg`${{ name }} wrote you # messages` })),
  reviewed: ({ name }) => say(msg`${{ name }} reviewed you`),
  newEvent: ({ name, detail, count }) => say(msg`${{ name }} hosts ${{ title: withDates(detail, count) }}`),
  newTeacher: ({ name, detail }) => say(msg`${{ name }} is new and teaches ${{ skill: skillName(detail) }}`),
  meetAgain: ({ name }) => say(msg`Meet ${{ name }} again`),
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
  const words = { name: isolate(nameOf(actor_name)), detail: isolate(detail ?? ''), count };
  return { title: titles[kind](words), path: pathsOf[kind](id) };
}

export function presentNews(row: NewsRow): News {
  const { kind, id, actor_id, actor_name, actor_image, detail, count, starts_at } = row;
  return {
    kind,
    _id: id,
    title: titles[kind]({ name: nameOf(actor_name), detail: detail ?? '', count }),
    path: pathsOf[kind](id),
    actor: presentMemberRef(actor_id, actor_name, actor_image),
    ...(starts_at !== null && { startsAt: starts_at.toISOString() }),
  };
}
