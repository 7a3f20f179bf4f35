import { beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../../src/modules/job-handlers.ts';
import { edit, proposedRing, skilled } from '../matches/skilled.ts';
import { enrol } from '../support/enrol.ts';
import { hostEvent, letIn } from '../support/kinds/things.ts';
import { agree, inboxOf, propose, readSession } from '../support/offers.ts';
import { idOf, moderator } from '../support/skill-merging.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

// What two members agreed on stays possible when a moderator hides its skill, and what was said before no longer names it.

const server = useServer();
const bad = 'Cheap watches';
const hour = 3_600;

let mo: TestMember;
beforeEach(async () => {
  mo = await moderator(server);
});

const hide = async (name = bad) =>
  await mo.api.ok('mergeSkills', { body: { fromSkill: await idOf(server, name), reason: 'An advertisement.' } });

describe('a session whose skill is hidden', () => {
  test('is changed by a form that sends all its fields, and reviewed for its skill', async () => {
    const [ann, ben] = await skilled(server, `Ann: ${bad} for Chess`, `Ben: Chess, Sword swallowing for ${bad}`);
    const skill = await idOf(server, bad);
    const session = await agree(server, ann, ben, 48, { skillTaughtByUserOne: skill });
    for (const name of [bad, 'Sword swallowing']) await hide(name);
    const { date } = session;
    const change = { date, link: 'https://meet.example.org/other', skillTaughtByUserTwo: null };
    const path = { sessionId: session._id };
    for (const skillTaughtByUserOne of [skill, bad])
      await ann.api.ok('editSession', { path, body: { ...change, skillTaughtByUserOne } });
    expect(await readSession(ben, session)).toMatchObject({
      link: change.link,
      skillTaughtByUserOne: { _id: skill, name: bad },
    });
    const other = await ann.api.call('editSession', {
      path,
      body: { ...change, skillTaughtByUserOne: skill, skillTaughtByUserTwo: 'Sword swallowing' },
    });
    expect(other.body).toMatchObject({ field: 'skillTaughtByUserTwo', rule: 'catalog' });
    server.clock.advance(50 * hour);
    const body = { rating: 5, comment: 'Patient and clear.', reviewedTo: ann.id, sessionId: session._id };
    await ben.api.ok('createReview', { body: { ...body, skillId: skill } });
  });

  test('is planned where it is a lesson of an agreed ring, by those two alone', async () => {
    const { ana, ben, cai, ring, answer } = await proposedRing(server);
    for (const member of [ben, cai]) await answer(member, 'accept');
    const lesson = ring.seats.find(({ member }) => member._id === ana.id);
    const skill = lesson?.gives._id ?? '';
    await hide(lesson?.gives.name);
    const link = 'https://meet.example.org/swap';
    const plan = { date: server.clock.inHours(30), userTwo: cai.id, link, skillTaughtByUserOne: skill };
    expect((await ana.api.call('createSession', { body: plan })).body).toMatchObject({ rule: 'catalog' });
    await propose(server, ben, ana, [48], { skillTaughtByUserTwo: skill });
    const { needs } = await ana.api.ok('listNeeds');
    expect(needs.find(({ kind }) => kind === 'ringLessons')).toMatchObject({ count: 1 });
  });
});

test('an open ring whose skill is hidden ends for all three', async () => {
  const { ana, ben, cai, ring, path, answer } = await proposedRing(server);
  await answer(ben, 'accept');
  await hide(ring.seats.find(({ member }) => member._id === ana.id)?.gives.name);
  for (const member of [ana, ben, cai]) {
    expect((await member.api.ok('getRing', { path })).ring.state).toBe('ended');
    const { needs } = await member.api.ok('listNeeds');
    expect(needs.filter(({ kind }) => kind.startsWith('ring'))).toEqual([]);
    expect((await inboxOf(member))[0]).toBe('Your ring has ended');
  }
  expect((await cai.api.call('answerRing', { path, body: { answer: 'accept' } })).body).toMatchObject({
    code: 'ring_closed',
  });
});

describe('a notification that names a skill', () => {
  test('of a swap or an event that is only about it is gone once it is hidden', async () => {
    const [ann] = await skilled(server, `Ann: Bread for ${bad}`);
    const [ben, cleo] = await enrol(server, 'Ben', 'Cleo');
    await edit(ben, { about: 'Happy to swap.', teaches: [bad], wants: ['Bread'] });
    await server.database.db
      .updateTable('new_swap_pairs')
      .set({ at: new Date(0) })
      .execute();
    await jobHandlers(server.app.context).alerts?.({} as never);
    await cleo.api.ok('followSkill', { body: { skill: bad } });
    await hostEvent(server, ben, { title: 'Tuesday', skills: [bad] });
    expect([await inboxOf(ann), await inboxOf(cleo)]).toEqual([
      [`1 new swap for you: Ben teaches ${bad}, you teach Bread`],
      [`Tuesday teaches ${bad}`],
    ]);
    await hide();
    expect([await inboxOf(ann), await inboxOf(cleo)]).toEqual([[], []]);
  });

  test('of a changed event says what else it teaches', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const event = await hostEvent(server, ann, { title: 'Tuesday', skills: ['Bread'] });
    await letIn(ann, ben, event._id);
    const { start_time, end_time } = event;
    const body = { start_time, end_time, skills: ['Chess', bad] };
    await ann.api.ok('updateEvent', { path: { eventId: event._id }, body });
    const told = async () => {
      const rows = server.database.db.selectFrom('notifications').select('details').where('kind', '=', 'eventChanged');
      return (await rows.executeTakeFirstOrThrow()).details.changes?.skills;
    };
    expect(await told()).toEqual(['Chess', bad]);
    await hide();
    expect(await told()).toEqual(['Chess']);
  });
});
