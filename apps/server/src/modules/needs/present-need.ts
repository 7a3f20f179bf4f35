import { msg, plural } from '@lingui/core/runtime-macro';
import type { Need } from '@skill-exchange/api-client/types';
import { isolate } from '@skill-exchange/texts/isolate';
import { nameOf } from '../../texts/name-of.ts';
import { say } from '../../texts/texts.ts';
import { sessionPath } from '../notifications/session-path.ts';
import { presentMemberRef } from '../users/present-user.ts';
import type { NeedRow } from './need-row.ts';
import { withDates } from './with-dates.ts';

interface Words {
  title: string;
  path: string;
}

/** The name of a member who has left. */
const nobody = () => say(msg`A former member`);

const nameIn = ({ actor_name }: NeedRow) => (actor_name === null ? nobody() : nameOf(actor_name));

const eventPath = (id: string) => `/userDashboard/events/${id}`;

/** Texts and pages of every kind. */
const words: Record<Need['kind'], (row: NeedRow & { name: string }) => Words> = {
  sessionAnswer: ({ id, name, detail }) => ({
    title: (asked[detail ?? ''] ?? proposes)(name),
    path: sessionPath(id),
  }),
  sessionReview: ({ id, name }) => ({ title: say(msg`How was it with ${{ name }}?`), path: sessionPath(id) }),
  ringAnswer: ({ detail, name }) => ({
    title: say(msg`${{ name }} asks you to join a ring of ${{ size: detail }}`),
    path: '/matches',
  }),
  ringReplacement: ({ detail }) => ({
    title: say(msg`A seat in your ring of ${{ size: detail }} is empty`),
    path: '/matches',
  }),
  ringLessons: ({ count }) => ({
    title: say(
      plural(
        { count },
        {
          one: 'Your ring is agreed. Plan your next lesson',
          other: 'Your ring is agreed. Plan # lessons',
        },
      ),
    ),
    path: '/matches',
  }),
  cohostAnswer: ({ id, name, detail, dates }) => ({
    title: say(msg`${{ name }} invites you to co-host ${{ title: withDates(detail ?? '', dates) }}`),
    path: eventPath(id),
  }),
  hostingAnswer: ({ id, name, detail, dates }) => ({
    title: say(msg`${{ name }} asks you to host ${{ title: withDates(detail ?? '', dates) }}`),
    path: eventPath(id),
  }),
  placeOffered: ({ id, detail }) => ({
    title: say(msg`A place is free for you: ${{ title: detail }}`),
    path: eventPath(id),
  }),
  eventRequests: ({ id, name, count, detail, dates }) => {
    const title = withDates(detail ?? '', dates);
    return {
      title: say(
        plural(
          { count },
          { one: msg`${{ name }} wants to join ${{ title }}`, other: msg`# want to join ${{ title }}` },
        ),
      ),
      path: eventPath(id),
    };
  },
  checkIn: ({ id, detail }) => ({ title: say(msg`Check in to ${{ title: detail }}`), path: eventPath(id) }),
  eventReview: ({ id, detail }) => ({ title: say(msg`How was ${{ title: detail }}?`), path: eventPath(id) }),
  messageRequests: ({ count, name }) => ({
    title: say(
      plural(
        { count },
        { one: msg`${{ name }} would like to write to you`, other: '# members would like to write to you' },
      ),
    ),
    path: '/messages',
  }),
  reportAnswer: ({ count }) => ({
    title: say(plural({ count }, { one: 'Moderators read your report', other: 'Moderators read # of your reports' })),
    path: '/notifications',
  }),
  cases: ({ count }) => ({
    title: say(plural({ count }, { one: 'One case is open', other: '# cases are open' })),
    path: '/moderation',
  }),
  joinRequests: ({ count }) => ({
    title: say(
      plural({ count }, { one: 'Somebody asks to join the community', other: '# people ask to join the community' }),
    ),
    path: '/operator/join#asking',
  }),
  confirmAddress: () => ({
    title: say(msg`Confirm your address, and you hear of answers by email`),
    path: '/userDashboard/profile',
  }),
};

const proposes = (name: string) => say(msg`${{ name }} proposes a session`);

/** What a member asks for, by the kind of their offer. */
const asked: Record<string, (name: string) => string> = {
  move: (name) => say(msg`${{ name }} asks to move your session`),
  counter: (name) => say(msg`${{ name }} suggests another time`),
  counters: (name) => say(msg`${{ name }} suggests other times`),
};

/** Returns the sentence and the page of what waits, for emails: no markup isolates a member's text there. */
export function isolatedWordsOf(row: NeedRow): Words {
  const { kind, detail } = row;
  return words[kind]({ ...row, name: isolate(nameIn(row)), detail: detail && isolate(detail) });
}

export function presentNeed(row: NeedRow): Need {
  const { kind, id, actor_id, actor_name, actor_image, count, dates, asked_at, starts_at, ends_at } = row;
  return {
    kind,
    _id: id,
    ...words[kind]({ ...row, name: nameIn(row) }),
    count,
    ...(dates > 1 && { dates }),
    ...(actor_id !== null && actor_name !== null && { actor: presentMemberRef(actor_id, actor_name, actor_image) }),
    ...(starts_at !== null && { startsAt: starts_at.toISOString() }),
    askedAt: asked_at.toISOString(),
    ...(ends_at !== null && { endsAt: ends_at.toISOString() }),
  };
}
