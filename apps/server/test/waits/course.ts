import fc from 'fast-check';
import type { TestMember, TestServer } from '../support/test-server.ts';
import type { Act } from './jumps.ts';
import type { Choice, Scene } from './scene.ts';
import type { Tables } from './tables.ts';
import { type Verb, verbs } from './verbs.ts';
import { isSuspended } from './view.ts';

/** A random action of a member. */
export interface Step extends Choice {
  verb: Verb;
}

const often: Verb[] = ['propose', 'propose', 'accept', 'host', 'join', 'approve', 'proposeRing', 'acceptRing', 'write'];
const rarely: Verb[] = ['quit', 'block', 'unblock', 'week', 'suspend', 'goAway', 'comeBack', 'hideSkill', 'showSkill'];
const names = Object.keys(verbs) as Verb[];
const usual = names.filter((name) => !rarely.includes(name));

const step: fc.Arbitrary<Step> = fc.record({
  verb: fc.constantFrom(...names, ...usual, ...usual, ...often, ...often, 'toStart', 'toEnd', 'toExpiry'),
  by: fc.nat(4),
  with: fc.nat(3),
  which: fc.nat(5),
  // Few, so that things end soon after each other.
  hours: fc.constantFrom(4, 5, 8, 30, 50, 100),
});

const first = (verb: Verb, by: number, more: Partial<Step> = {}): Step => ({
  verb,
  by,
  with: 0,
  which: 0,
  hours: 30,
  ...more,
});

/** The start of every course: something of each kind that can wait. */
const opening = [
  first('host', 0),
  first('join', 1),
  first('join', 2),
  first('approve', 0),
  first('waitInLine', 3),
  first('host', 2, { which: 2, hours: 50 }),
  first('proposeRing', 0),
  first('propose', 1, { with: 1 }),
  first('plan', 3),
  first('write', 4, { with: 3 }),
];

/** Courses of this many random steps after the opening. */
export const course = (length: number): fc.Arbitrary<Step[]> =>
  fc.array(step, { minLength: length, maxLength: length, size: 'max' }).map((steps) => [...opening, ...steps]);

/** Makes a step. What the product refuses changes nothing. */
export async function act(
  server: TestServer,
  { members, moderators }: Pick<Scene, 'members' | 'moderators'>,
  tables: Tables,
  step: Step,
) {
  // Nobody can do anything while suspended.
  const present = members.filter(({ id }) => !isSuspended(tables, id));
  const by = present[step.by % present.length] as TestMember;
  const others = members.filter((member) => member !== by);
  const other = others[step.with % others.length] as TestMember;
  const answer = await (verbs[step.verb] as Act)({ server, members, moderators, tables, by, other, step });
  if (answer !== undefined && answer.status >= 500) throw new Error(`${step.verb} answered ${answer.status}`);
  return { by, isDone: answer !== undefined && answer.status < 300 };
}
