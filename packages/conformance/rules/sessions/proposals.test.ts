import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { type Member, newMember, uniqueWord } from '../../src/members.ts';
import { absentId, inHours, planSession, sessionOf, skillId, utc } from '../../src/things.ts';

let ann: Member;
let ben: Member;
let cay: Member;
const [skillOne, skillTwo] = [uniqueWord(), uniqueWord()];
let skills = {};
beforeAll(async () => {
  ann = await newMember('Ann', { teaches: [skillOne] });
  ben = await newMember('Ben', { teaches: [skillTwo] });
  cay = await newMember('Cay');
  skills = { skillTaughtByUserOne: await skillId(skillOne), skillTaughtByUserTwo: await skillId(skillTwo) };
});

/** Hours from now that no other rule uses: a member cannot agree to overlapping sessions. */
let used = 100;
const freeHours = () => {
  used += 10;
  return used;
};

/** Proposes times and returns the session as the proposer reads it. */
async function propose(one: Member, two: Member, times: string[]) {
  const taught = one === ann && two === ben ? skills : {};
  const body = { userTwo: two.id, times, link: `https://meet.example.org/${uniqueWord()}`, ...taught };
  const { session } = await one.api.ok('proposeSession', { body });
  if (session === undefined) throw new Error('proposeSession answers without the session.');
  return session;
}

const accept = (member: Member, sessionId: string, time: string, version?: number) =>
  member.api.status('acceptSession', {
    path: { sessionId },
    body: { time, ...(version !== undefined && { version }) },
  });
const suggest = (member: Member, sessionId: string, times: string[]) =>
  member.api.status('suggestTimes', { path: { sessionId }, body: { times } });
const withdraw = (member: Member, sessionId: string) => member.api.status('withdrawTimes', { path: { sessionId } });
const decline = (member: Member, sessionId: string, body: object = {}) =>
  member.api.status('declineSession', { path: { sessionId }, body });

describe('proposeSession', () => {
  addition('asks the other member, and names the times and the one who suggests them', async () => {
    const hours = freeHours();
    const times = [inHours(hours), inHours(hours + 2)];
    const { _id } = await propose(ann, ben, times);
    for (const member of [ann, ben]) {
      const session = await sessionOf(member, _id);
      expect(session).toMatchObject({
        status: 'Scheduled',
        consent: 'pending',
        waitingFor: ben.id,
        canDecline: member === ben,
        offer: { by: ann.id, kind: 'proposal' },
        skillTaughtByUserOne: { name: skillOne },
        skillTaughtByUserTwo: { name: skillTwo },
      });
      expect(session?.offer?.times.map(utc)).toEqual(times.map((time) => Date.parse(time)));
    }
    expect(await sessionOf(cay, _id)).toBeUndefined();
  });

  addition('rejects times that leave none to answer, that are too many or none', async () => {
    const hours = freeHours();
    for (const times of [[inHours(2)], [], [1, 2, 3, 4].map((hour) => inHours(hours + hour))]) {
      const body = { userTwo: ben.id, times, link: 'https://meet.example.org/soon' };
      expect(await ann.api.status('proposeSession', { body })).toBe(400);
    }
    const body = { userTwo: ben.id, times: [inHours(hours)], link: 'https://meet.example.org/soon' };
    expect(await visitor.status('proposeSession', { body })).toBe(401);
    expect(await ann.api.status('proposeSession', { body: { ...body, userTwo: absentId(ben.id) } })).toBe(404);
  });
});

describe('acceptSession', () => {
  addition('takes one of the times, once, from the one who is asked', async () => {
    const hours = freeHours();
    const [first, second] = [inHours(hours), inHours(hours + 2)];
    const { _id, version = 0 } = await propose(ann, ben, [first, second]);
    expect([await accept(ann, _id, second), await accept(cay, _id, second)]).toEqual([403, 403]);
    expect([await accept(ben, _id, inHours(hours + 1)), await accept(ben, _id, second, version + 1)]).toEqual([
      409, 409,
    ]);
    expect(await accept(ben, absentId(_id), second)).toBe(404);
    expect(await accept(ben, _id, second, version)).toBe(200);
    for (const member of [ann, ben]) {
      const session = await sessionOf(member, _id);
      expect(session).toMatchObject({ status: 'Scheduled', consent: 'agreed', canDecline: false });
      expect(utc(session?.date)).toBe(Date.parse(second));
      expect(session?.offer).toBeUndefined();
    }
    expect(await accept(ben, _id, second)).toBe(409);
  });

  addition('agrees to a session as it was planned', async () => {
    const date = inHours(freeHours());
    const id = await planSession(ann, ben, { date });
    expect(await sessionOf(ann, id)).toMatchObject({ consent: 'pending', waitingFor: ben.id });
    expect(await accept(ben, id, date)).toBe(200);
    expect(await sessionOf(ann, id)).toMatchObject({ status: 'Scheduled', consent: 'agreed' });
    expect(await decline(ben, id)).toBe(403);
  });

  addition('lets nobody agree to two sessions that overlap', async () => {
    const time = inHours(freeHours());
    const asked = [await propose(ann, ben, [time]), await propose(cay, ann, [time])] as const;
    expect(await accept(ben, asked[0]._id, time)).toBe(200);
    const again = { path: { sessionId: asked[1]._id }, body: { time } };
    expect(await ann.api.outcome('acceptSession', again)).toEqual([409, 'time_taken']);
    const { _id } = await propose(ben, cay, [time]);
    const theirs = { path: { sessionId: _id }, body: { time } };
    expect(await cay.api.outcome('acceptSession', theirs)).toEqual([409, 'time_taken_by_other']);
    await ann.api.status('cancelSession', { path: { sessionId: asked[0]._id } });
    expect(await accept(ann, asked[1]._id, time)).toBe(200);
  });
});

describe('suggestTimes', () => {
  addition('turns the question round, and one is open at a time', async () => {
    const hours = freeHours();
    const { _id } = await propose(ann, ben, [inHours(hours)]);
    const other = inHours(hours + 3);
    expect([await suggest(cay, _id, [other]), await suggest(ben, _id, [inHours(1)])]).toEqual([403, 400]);
    expect(await suggest(ben, _id, [other])).toBe(200);
    expect(await sessionOf(ann, _id)).toMatchObject({ waitingFor: ann.id, offer: { by: ben.id, kind: 'counter' } });
    expect(await accept(ann, _id, inHours(hours))).toBe(409);
    expect(await accept(ann, _id, other)).toBe(200);
  });

  addition('leaves the old time of a session until the other member agrees', async () => {
    const hours = freeHours();
    const [old, next] = [inHours(hours), inHours(hours + 4)];
    const { _id } = await propose(ann, ben, [old]);
    await accept(ben, _id, old);
    expect(await suggest(ann, _id, [next])).toBe(200);
    const moving = await sessionOf(ben, _id);
    expect([utc(moving?.date), moving?.waitingFor, moving?.offer?.kind]).toEqual([Date.parse(old), ben.id, 'move']);
    expect(await decline(ben, _id)).toBe(200);
    expect(await sessionOf(ann, _id)).toMatchObject({ status: 'Scheduled', consent: 'agreed' });
    await suggest(ben, _id, [next]);
    expect(await accept(ann, _id, next)).toBe(200);
    expect(utc((await sessionOf(ben, _id))?.date)).toBe(Date.parse(next));
  });
});

describe('withdrawTimes', () => {
  addition('ends a proposal, and is for the one who made it', async () => {
    const { _id } = await propose(ann, ben, [inHours(freeHours())]);
    expect([await withdraw(ben, _id), await withdraw(cay, _id)]).toEqual([409, 403]);
    expect(await withdraw(ann, _id)).toBe(200);
    expect(await sessionOf(ben, _id)).toMatchObject({ status: 'Cancelled', ending: 'withdrawn' });
  });

  addition('leaves a session that both have agreed to', async () => {
    const hours = freeHours();
    const { _id } = await propose(ann, ben, [inHours(hours)]);
    await accept(ben, _id, (await sessionOf(ben, _id))?.offer?.times[0] ?? '');
    await suggest(ann, _id, [inHours(hours + 3)]);
    expect(await withdraw(ann, _id)).toBe(200);
    const session = await sessionOf(ben, _id);
    expect(session).toMatchObject({ status: 'Scheduled', consent: 'agreed' });
    expect(session?.offer).toBeUndefined();
  });
});

describe('declineSession', () => {
  addition('tells the other member why', async () => {
    const { _id } = await propose(ann, ben, [inHours(freeHours())]);
    expect(await decline(ann, _id)).toBe(403);
    expect(await decline(ben, _id, { reason: 'a'.repeat(301) })).toBe(400);
    expect(await decline(ben, _id, { reason: 'I am traveling.' })).toBe(200);
    expect(await sessionOf(ann, _id)).toMatchObject({
      status: 'Cancelled',
      ending: 'declined',
      endedBy: ben.id,
      endReason: 'I am traveling.',
    });
  });
});
