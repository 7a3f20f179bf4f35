import type { TestMember, TestServer } from '../support/test-server.ts';
import { askedOf } from './expected.ts';
import type { Tables } from './tables.ts';

/** Numbers that choose among what exists. */
export interface Choice {
  by: number;
  with: number;
  which: number;
  hours: number;
}

export interface Scene {
  server: TestServer;
  /** Those who have not left. */
  members: readonly TestMember[];
  moderators: readonly [TestMember, TestMember];
  tables: Tables;
  by: TestMember;
  other: TestMember;
  step: Choice;
}

export const link = 'https://meet.example.org/swap';

/** Chooses one of some rows; undefined without any. */
export function choose<Row>(rows: readonly Row[], which: number): Row | undefined {
  return rows.length === 0 ? undefined : rows[which % rows.length];
}

export const at = ({ server, step }: Scene, more = 0) => server.clock.inHours(step.hours + more);
export const nowOf = ({ server }: Scene) => server.clock.now().getTime();
export const withId = ({ members }: Scene, id: string | undefined) => members.find((member) => member.id === id);

/** An own session that is scheduled, preferably one that waits for an answer of one of the two. */
export function mySession(scene: Scene) {
  const { tables, by, step } = scene;
  const mine = tables.sessions.filter(
    ({ user_one, user_two, cancelled_at }) => [user_one, user_two].includes(by.id) && cancelled_at === null,
  );
  return choose(mine.slice(-3), step.which);
}

/** A session that waits for an answer, and the member who is asked. */
export function asked(scene: Scene) {
  const waiting = scene.tables.sessions.flatMap(({ id, date }) => {
    const question = askedOf(scene.tables, id, nowOf(scene));
    const member = withId(scene, question?.by);
    const offer = scene.tables.offers.find(({ session_id, closed_at }) => session_id === id && closed_at === null);
    const times = offer?.times.map((time) => time.toISOString()) ?? [date.toISOString()];
    return question === null || member === undefined ? [] : [{ id, member, times }];
  });
  return choose(waiting, scene.step.which);
}

export function anEvent(scene: Scene, isFine: (event: Tables['events'][number]) => boolean = () => true) {
  const now = scene.server.clock.now();
  const ahead = scene.tables.events.filter((event) => event.cancelled_at === null && event.end_time > now);
  return choose(ahead.filter(isFine), scene.step.which);
}

export const ownEvent = (scene: Scene) => anEvent(scene, ({ host_id }) => host_id === scene.by.id);

export function aRing(scene: Scene) {
  return choose(
    scene.tables.rings.filter(({ ended_at }) => ended_at === null),
    scene.step.which,
  );
}

export function aConversation({ tables, by, step }: Scene) {
  const mine = tables.conversations.filter(({ member_low, member_high }) => [member_low, member_high].includes(by.id));
  return choose(mine, step.which);
}
