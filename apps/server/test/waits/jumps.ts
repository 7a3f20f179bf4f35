import type { TestAnswer } from '../support/test-client.ts';
import type { Scene } from './scene.ts';
import type { Tables } from './tables.ts';

export type Act = (scene: Scene) => Promise<TestAnswer | undefined>;

const wait =
  (minutes: number): Act =>
  async ({ server, step }) => {
    server.clock.advance(60 * minutes * (1 + (step.which % 3)));
    return undefined;
  };

/** Moves the clock to just before or after the next instant of some. */
const waitFor =
  (instants: (tables: Tables) => (Date | null)[], minutes: number): Act =>
  async ({ server, tables }) => {
    const now = server.clock.now().getTime();
    const next = instants(tables).map((date) => (date?.getTime() ?? 0) + minutes * 60_000);
    const first = Math.min(...next.filter((time) => time > now));
    if (Number.isFinite(first)) server.clock.set(new Date(first));
    return undefined;
  };

/** Jumps of the clock, by name. */
export const jumps = {
  minutes: wait(20),
  toStart: waitFor(
    ({ events, sessions }) => [...events.map((one) => one.start_time), ...sessions.map(({ date }) => date)],
    -10,
  ),
  toEnd: waitFor(
    ({ events, sessions }) => [
      ...events.map((one) => one.end_time),
      ...sessions.map((one) => new Date(one.date.getTime() + one.duration_minutes * 60_000)),
    ],
    5,
  ),
  toExpiry: waitFor(
    ({ actions, offers, rings, waitlist }) => [
      ...actions.map(({ until }) => until),
      ...offers.map((one) => one.expires_at),
      ...rings.map((one) => one.expires_at),
      ...waitlist.map((one) => one.offer_expires_at),
    ],
    0,
  ),
  hours: wait(5 * 60),
  days: wait(26 * 60),
  // After a longer downtime nobody is told any more of what ended first.
  week: wait(2 * 24 * 60),
} satisfies Record<string, Act>;
