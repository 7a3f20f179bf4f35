import type { EventScope } from '@skill-exchange/api-client/types';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { jobHandlers } from '../../src/modules/job-handlers.ts';
import { enrol, openSessions } from '../support/enrol.ts';
import { hostEvent } from '../support/kinds/things.ts';
import type { TestMailFolder } from '../support/programs/mail-folder.ts';
import { emptyDatabase } from '../support/test-database.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { type ActName, acts } from './acts.ts';
import { Calendars } from './calendars.ts';
import { changeHosts } from './change-hosts.ts';
import { apply, pass } from './model.ts';
import type { Paper, PaperEvent } from './paper.ts';
import { requireSame } from './same.ts';
import type { Done, Step } from './scene.ts';
import { verbsOfEvents } from './table.ts';

const minute = 60_000;
const hour = 60 * minute;

type Move = 'seconds' | 'minute' | 'hours' | 'toOffer' | 'toStart' | 'toEnd' | 'toNight' | 'day';
type CourseStep = Step<ActName | Move | 'open'>;

const often: ActName[] = ['ask', 'ask', 'ask', 'approve', 'approve', 'approve', 'waitInLine', 'leave', 'undoApproval'];
const clock: Move[] = [
  'seconds',
  'seconds',
  'minute',
  'hours',
  'toOffer',
  'toOffer',
  'toStart',
  'toEnd',
  'toNight',
  'day',
];
const names = Object.keys(acts) as ActName[];

export const course = (length: number): fc.Arbitrary<CourseStep[]> =>
  fc.array(
    fc.record({
      act: fc.constantFrom<CourseStep['act']>(...names, ...names, ...often, ...often, ...clock, 'open'),
      by: fc.nat(4),
      which: fc.nat(5),
      event: fc.nat(4),
      scope: fc.constantFrom<EventScope>('this', 'this', 'following', 'all'),
      amount: fc.constantFrom(1, 2, 3, 4, 7, 20, 30, 50, 200),
    }),
    { minLength: length, maxLength: length, size: 'max' },
  );

const people = ['Hal', 'Ann', 'Ben', 'Cat', 'Dan'] as const;
const quiet = { from: 22, to: 7 };

/** Makes five members. Cat has quiet hours from 22:00 to 07:00. */
async function settle(server: TestServer): Promise<{ members: TestMember[]; paper: Paper }> {
  await emptyDatabase(server.database);
  server.clock.set('2026-11-20T12:00:00.000Z');
  const members = await enrol(server, ...people);
  const confirmed = { email_verified_at: server.clock.now() };
  await server.database.db.updateTable('members').set(confirmed).execute();
  const cat = members[3];
  await cat.api.ok('setNotificationSettings', {
    body: { quietHours: { from: '22:00', to: '07:00' }, timeZone: 'UTC' },
  });
  const quietUntil = (id: string, startsAt: number, now: number) => {
    if (id !== cat.id || (startsAt >= now && startsAt - now < 2 * hour)) return null;
    const time = new Date(now).getUTCHours();
    if (time < quiet.from && time >= quiet.to) return null;
    const end = new Date(now);
    end.setUTCHours(quiet.to, 0, 0, 0);
    return end.getTime() + (time >= quiet.from ? 24 * hour : 0);
  };
  const now = server.clock.now().getTime();
  return {
    members: [...members],
    paper: { now, events: new Map(), quietUntil, told: new Set(), nextSeq: 1, isSilent: false },
  };
}

/** Opens an event, or a weekly series of three dates. */
async function open(
  server: TestServer,
  host: TestMember,
  paper: Paper,
  { which, amount, scope }: CourseStep,
): Promise<void> {
  const start = paper.now + amount * hour;
  const isAutomatic = which % 3 === 2;
  const isSeries = scope !== 'this';
  const { _id: first, series } = await hostEvent(server, host, {
    date: new Date(start).toISOString(),
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + hour).toISOString(),
    max_participants: 1 + (which % 2),
    autoApprove: isAutomatic,
    ...(isSeries && { repeat: { every: 'week', dates: 3, timeZone: 'UTC' } }),
  });
  const { db } = server.database;
  const ids =
    series &&
    (await db
      .selectFrom('events')
      .select('id')
      .where('series_id', '=', series._id)
      .orderBy('series_position')
      .execute());
  for (const [index, { id }] of (ids ?? [{ id: first }]).entries())
    write(paper, host, {
      ...{ id, start: start + index * 7 * 24 * hour, size: 1 + (which % 2), isAutomatic },
      series: series ? { id: series._id, position: index + 1 } : null,
    });
}

/** Writes a new event on the paper. */
function write(
  paper: Paper,
  host: TestMember,
  { start, ...details }: Pick<PaperEvent, 'id' | 'start' | 'size' | 'isAutomatic' | 'series'>,
): void {
  const event: PaperEvent = {
    ...{ ...details, host: host.id, cohosts: new Set(), invited: new Set(), offeredTo: null, start, end: start + hour },
    ...{ canceledAt: null, hasCode: false, parts: new Map(), line: [], reviews: new Set(), own: new Set() },
  };
  paper.events.set(event.id, event);
  apply(paper, 'open', event, { by: host.id, about: host.id });
}

/** The instants that the clock may jump to, or the next one of a kind. */
function jump(move: Move, paper: Paper, amount: number): number {
  const events = [...paper.events.values()];
  const next = (times: number[]) => Math.min(...times.filter((time) => time > paper.now), paper.now + 6 * hour);
  const night = new Date(paper.now);
  night.setUTCHours(23, 0, 0, 0);
  const to: Record<Move, () => number> = {
    seconds: () => paper.now + 20_000,
    minute: () => paper.now + 61_000,
    hours: () => paper.now + (1 + (amount % 5)) * hour,
    day: () => paper.now + 25 * hour,
    toOffer: () => next(events.flatMap(({ line }) => line.map(({ until }) => until ?? 0))),
    toStart: () => next(events.map(({ start }) => start - 10 * minute)),
    toEnd: () => next(events.map(({ end }) => end + 5 * minute)),
    toNight: () => (night.getTime() > paper.now ? night.getTime() : night.getTime() + 24 * hour),
  };
  return to[move]();
}

function carryOut(paper: Paper, { event, verb, deed }: Done): void {
  apply(paper, verb, event, deed);
  changeHosts(verb, event, deed, paper.now);
}

/** A field that is changed on one date of a series is its own from then on. */
function keepOwn([first]: readonly Done[], event: PaperEvent, { scope }: CourseStep): void {
  if (first === undefined) return;
  const { verb, deed } = first;
  const isChanged = verb === 'resize' ? deed.size !== event.size : verb === 'move' || verb === 'letIn';
  if (!isChanged) return;
  const field = verb === 'resize' ? 'size' : verb === 'move' ? 'start' : 'isAutomatic';
  if (scope === 'this') event.own.add(field);
  else event.own.delete(field);
}

/** Walks a course, and compares everything after each step. */
export async function walk(server: TestServer, folder: TestMailFolder, steps: readonly CourseStep[]): Promise<void> {
  folder.empty();
  let { members, paper } = await settle(server);
  await sql`delete from jobs.job`.execute(server.database.db);
  const calendars = new Calendars(server, folder);
  const handlers = jobHandlers(server.app.context);
  await open(server, members[0] as TestMember, paper, {
    act: 'open',
    by: 0,
    which: 0,
    event: 0,
    amount: 30,
    scope: steps[0]?.scope ?? 'all',
  });
  let openedAt = paper.now;
  for (const step of steps) {
    const { db } = server.database;
    const before = await db.selectFrom('notifications').select(['id', 'count']).execute();
    paper.told.clear();
    const me = members[step.by % members.length] as TestMember;
    const event = [...paper.events.values()][step.event % paper.events.size] as PaperEvent;
    if (step.act === 'open') {
      if (paper.events.size < 3) await open(server, me, paper, step);
    } else if (step.act in acts) {
      const attempt = acts[step.act as ActName]({ server, members, paper, event, now: paper.now, step, me });
      if (attempt === undefined) continue;
      const { status, body } = await attempt.call();
      expect([step.act, status < 300, body], `${step.act} is ${attempt.isAllowed ? 'allowed' : 'refused'}`).toEqual([
        step.act,
        attempt.isAllowed,
        body,
      ]);
      if (attempt.isAllowed) {
        keepOwn(attempt.deeds, event, step);
        for (const done of attempt.deeds) carryOut(paper, done);
        paper.isSilent = true;
        for (const done of attempt.silent ?? []) carryOut(paper, done);
        paper.isSilent = false;
      }
    } else {
      paper.now = jump(step.act as Move, paper, step.amount);
      server.clock.set(new Date(paper.now));
      if (paper.now - openedAt > 2 * 24 * hour) {
        members = await openSessions(server, members);
        openedAt = paper.now;
      }
      await handlers.reminders?.({} as never);
      pass(paper);
    }
    await requireSame(server, { members, readers: [me], paper, before, kinds, isOneDeed: step.act in acts });
    await calendars.deliver();
    await calendars.requireRight(members, paper);
  }
}

/** The kinds of notifications that the table names. */
const kinds = new Set(Object.values(verbsOfEvents).flatMap(({ notified }) => Object.values(notified)));
