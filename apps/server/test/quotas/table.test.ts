import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { countedByServices } from '../../src/limits/counted-by-services.ts';
import { filePoints } from '../../src/limits/file-points.ts';
import { readLimitTable } from '../../src/limits/limit-table.ts';
import { callAsAbleMember, callOf } from '../authorisation/calls.ts';
import { kindOf, targetsOf } from '../authorisation/targets.ts';
import { gatherCast, makeThing, personIn } from '../authorisation/world.ts';
import type { TestClient } from '../support/test-client.ts';
import { useServer } from '../support/test-server.ts';
import { useLimitedServers } from './limited-server.ts';

const server = useServer();
const limited = useLimitedServers(server);

const operations = [...loadContract().operations.values()];
const limitTable = readLimitTable();

/** Returns each of the thing's limits by member, with this number. */
function perMember(thing: string, most: number): Record<string, number> {
  const limits = (limitTable.get(thing) ?? []).filter(({ by }) => by === 'member');
  return Object.fromEntries(limits.map(({ name }) => [name, most]));
}

describe('the table of limits', () => {
  const harmless = ['checkAuth', 'logOut', 'logOutEverywhere'];
  const writing = operations.filter(({ id, method }) => method !== 'GET' && !harmless.includes(id));

  test.each(writing.map((one) => [one.id, one] as const))('counts %s', (_id, { rateLimits: things, security }) => {
    expect(things, 'say in openapi.yaml what it counts as (x-rate-limit)').not.toEqual([]);
    const by = things.flatMap((thing) => limitTable.get(thing) ?? []).map((limit) => limit.by);
    expect(by).toContain(security.length === 0 ? 'address' : 'member');
  });

  test('has exactly the limits that operations use', () => {
    const named = new Set(operations.flatMap(({ rateLimits }) => rateLimits));
    const ofEveryCall = ['requests', 'member-requests', 'answers', 'member-answers'];
    expect([...named, ...ofEveryCall].toSorted()).toEqual([...limitTable.keys()].toSorted());
    expect([...countedByServices].filter((thing) => !limitTable.has(thing))).toEqual([]);
  });

  test('gives people enough and scripts too little', () => {
    const most = (name: string) => [...limitTable.values()].flat().find((limit) => limit.name === name)?.most ?? 0;
    expect(most('messages-per-member-minute')).toBeLessThanOrEqual(60);
    expect(most('skills-per-member-hour')).toBeLessThanOrEqual(60);
    expect(most('sessions-with-one-member-per-pair-day')).toBeLessThanOrEqual(20);
    // In files of 10 MB: one message that is not sent, two for strangers.
    const largest = filePoints(10 * 1024 * 1024);
    expect(Math.floor(most('unsent-files-per-member-day') / largest)).toBe(4);
    expect(Math.floor(most('files-to-strangers-per-member-day') / largest)).toBe(2);
    expect(most('stored-files-per-member-day') / largest).toBeLessThan(16);
    // 300 members of a school who open a page of ten calls within the same minute, and three more each.
    expect(most('member-requests-per-address-minute')).toBeGreaterThanOrEqual(300 * 10 * 4);
    expect(most('member-requests-per-member-minute')).toBeGreaterThanOrEqual(10 * 60);
  });
});

/** One server per thing: building one takes longer than calling it. */
const servers = new Map<string, ReturnType<typeof limited>>();

function limitedToOne(thing: string): ReturnType<typeof limited> {
  const started = servers.get(thing) ?? limited(perMember(thing, 1));
  servers.set(thing, started);
  return started;
}

/** Returns how many calls were rejected by this thing's limit so far. */
async function rejectionsOf(thing: string, visitor: TestClient): Promise<number> {
  const metrics = await visitor.send({ method: 'GET', url: '/metrics' });
  const counter = new RegExp(`^skill_exchange_rate_limited_total\\{limit="${thing}-per-member-\\w+"\\} (\\d+)$`, 'm');
  return Number(counter.exec(metrics.bytes.toString())?.[1] ?? 0);
}

// The first call ends the session, so a second one is rejected anyway.
const once = ['deleteAccount'];

const countedByCall = operations.flatMap(({ id, rateLimits }) => {
  if (once.includes(id)) return [];
  const thing = rateLimits.find((candidate) => !countedByServices.has(candidate));
  const isOfMember = (limitTable.get(thing ?? '') ?? []).some(({ by }) => by === 'member');
  return thing === undefined || !isOfMember ? [] : [[id as OperationId, thing] as const];
});

test.each(countedByCall)('%s is rejected past the limit of %s, and other calls are not', async (id, thing) => {
  const cast = await gatherCast(server);
  const kind = kindOf(id);
  const [target = 'any'] = targetsOf(id);
  const { role } = await callAsAbleMember(server, id);
  // That call has changed the version of the settings.
  await server.database.db.deleteFrom('settings').execute();
  const caller = personIn(role, cast, kind);
  const made = kind === null ? '' : await makeThing(server, cast, kind, target);
  const call = () => callOf(id, { server, cast, target, id: made, caller });
  const as = await limitedToOne(thing);
  const before = await rejectionsOf(thing, as(null));
  expect((await as(caller).call(id, await call())).status).toBeLessThan(300);
  const rejected = await as(caller).call(id, await call());
  const { message } = limitTable.get(thing)?.[0] ?? { message: '' };
  expect(rejected).toMatchObject({
    status: 429,
    body: { success: false, message: expect.stringContaining(`${message} Try again in `) },
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  });
  expect((await as(caller).call('checkAuth')).status).toBe(200);
  expect(await rejectionsOf(thing, as(null))).toBe(before + 1);
});
