import { momentInWords } from '../../src/dates-in-words.ts';
import { logInWords } from '../../src/modules/account/compose-account-email.ts';
import type { EmailSubject } from '../../src/modules/delivery/compose-email.ts';
import type { NewsRow } from '../../src/modules/needs/news-row.ts';
import type { NotificationRow } from '../../src/modules/notifications/repository.ts';
import type { SessionRow } from '../../src/modules/sessions/repository.ts';

// One notification of each kind, and one piece of each news.

export type Kind = NotificationRow['kind'];

const now = new Date('2026-11-20T12:00:00.000Z');
export const community = 'Skill Exchange';
export const options = {
  siteUrl: 'https://swap.example.org',
  community,
  timeZone: 'Europe/Berlin',
  now,
  unsubscribeToken: 'token',
};
/** Returns what the emails about a log-in and about an account that will be deleted say of it. */
export function whatHappened(about: string): string {
  const time = momentInWords(new Date('2026-11-27T18:05:00.000Z'), options);
  if (about === 'leaving') return time;
  return about === 'new-device' ? logInWords('Firefox on Windows', time) : '';
}

const changes: Partial<Record<Kind, string>> = {
  sessionChanged: 'a new time',
  sessionAnswered: 'agreed to your session',
  sessionCanceled: 'canceled',
  eventCohostChanged: 'accepted',
  ringAsked: 'a ring of three',
  ringChanged: 'declined your ring of three',
};
const withStart = /^event(?!Declined|Removed)|^session/;

export const row = (kind: Kind, overrides: Partial<NotificationRow> = {}) =>
  ({
    id: 1,
    subject: 's-1',
    kind,
    member_id: 'me',
    actors: ['ines'],
    actor_name: 'Inês Carvalho',
    is_actor_former: false,
    count: 3,
    details: {
      eventId: 'e-1',
      title: 'Sourdough from scratch',
      change: changes[kind],
      ...(kind === 'eventChanged' && { changes: { time: true } }),
      ...(kind === 'announcement' && { content: 'The hall is **closed** on Monday.\n\n- See [events](/events)' }),
      keys: ['key-1', 'key-2'],
      memberIds: ['m-1'],
      skill: 'Baking',
      path: '/users?q=Sourdough&side=teach',
      ...(withStart.test(kind) && { startsAt: '2026-11-28T18:00:00.000Z' }),
    },
    ...overrides,
  }) as NotificationRow;

export const nothing = { event: null, session: null };

/** Returns the kind's subject. */
export function situationOf(kind: Kind): EmailSubject {
  const event = {
    title: 'Sourdough from scratch',
    start_time: new Date('2026-11-28T18:00:00.000Z'),
    end_time: new Date('2026-11-28T19:30:00.000Z'),
    link: 'https://meet.example.org/sourdough',
    host_name: 'Mei Tanaka',
    is_on: true,
    has_requests: true,
    has_offer: true,
    has_materials: true,
    is_invited: true,
    is_waiting: false,
    standing: kind === 'eventRequest' || kind === 'eventLeft' ? 'host' : 'approved',
  } as const;
  const session = {
    date: event.start_time,
    duration_minutes: 60,
    link: 'https://meet.example.org/swap',
    one_id: 'me',
    one_name: 'Jonas Brandt',
    two_id: 'ines',
    two_name: 'Inês Carvalho',
    skill_one_name: 'SQL',
    skill_two_name: 'Portuguese',
  } as SessionRow;
  return {
    event: kind.startsWith('event') ? event : null,
    session: kind.startsWith('session') ? session : null,
  };
}

const newsRow = (kind: NewsRow['kind'], detail: string | null = null, startsAt?: string): NewsRow => ({
  kind,
  id: 'n-1',
  actor_id: 'ines',
  actor_name: 'Inês Carvalho',
  actor_image: null,
  detail,
  count: 2,
  starts_at: startsAt === undefined ? null : new Date(startsAt),
});
export const news = [
  newsRow('wrote'),
  newsRow('reviewed'),
  newsRow('newEvent', 'שלום to bread', '2026-11-28T18:00:00.000Z'),
  newsRow('newTeacher', 'Baking'),
  newsRow('meetAgain'),
] as const;
