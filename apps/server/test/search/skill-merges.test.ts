import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { matchKeyOf } from '../../src/modules/matches/match-key.ts';
import { replaceMemberSkills } from '../../src/modules/skills/member-lists.ts';
import { findKnownSkills } from '../../src/modules/skills/repository.ts';
import { seedCatalog } from '../../src/modules/skills/seed-catalog.ts';
import { enrol } from '../support/enrol.ts';
import { postgresUrl } from '../support/env.ts';
import { atOnce, holdSession, hostEvent, tally } from '../support/kinds/things.ts';
import {
  derivedProblems,
  edit,
  idOf,
  list,
  listsOf,
  merge,
  merged,
  moderator,
  pairsOf,
  undo,
} from '../support/skill-merging.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

const now = new Date('2026-11-26T12:00:00Z');

describe('a merge', () => {
  /** Three members with the old name, one of them with both, and everything else that can name a skill. */
  async function community() {
    const mo = await moderator(server);
    const [ann, ben, cay, dan] = await enrol(server, 'Ann', 'Ben', 'Cay', 'Dan');
    await list(ann, ['Basket weeving', 'Chess'], ['Juggling']);
    await list(ben, ['Juggling'], ['Basket weaving', 'Basket weeving']);
    await list(cay, ['Chess'], ['Basket weeving']);
    await list(dan, ['Basket weaving'], ['Juggling']);
    const event = await hostEvent(server, ann, { skills: ['Chess', 'Basket weeving'] });
    const both = await hostEvent(server, dan, { skills: ['Basket weaving', 'Basket weeving'] });
    const session = await holdSession(server, ann, ben, 24);
    const weeving = await idOf(server, 'Basket weeving');
    const { db } = server.database;
    await db.updateTable('sessions').set({ skill_one: weeving }).where('id', '=', session._id).execute();
    const seats = [
      { memberId: ann.id, gives: weeving },
      { memberId: cay.id, gives: await idOf(server, 'Chess') },
      { memberId: ben.id, gives: await idOf(server, 'Juggling') },
    ];
    const times = { created_at: now, expires_at: now };
    const ring = { key: matchKeyOf(seats), started_by: ann.id, ...times };
    const { id } = await db.insertInto('rings').values(ring).returning('id').executeTakeFirstOrThrow();
    const rows = seats.map(({ memberId, gives }, position) => ({ ring_id: id, position, member_id: memberId, gives }));
    await db
      .insertInto('ring_seats')
      .values(rows.map((row) => ({ ...row, answer: 'waiting' as const })))
      .execute();
    return { mo, ann, ben, cay, dan, event, both, session, ringId: id };
  }

  type Community = Awaited<ReturnType<typeof community>>;

  async function everything({ ann, ben, cay, dan, event, both, session, ringId }: Community) {
    const skillsOf = async (eventId: string) => (await ann.api.ok('getEvent', { path: { eventId } })).event?.skills;
    const { db } = server.database;
    const named = db.selectFrom('sessions').innerJoin('skills', 'skills.id', 'skill_one').select('skills.name');
    const { key } = await db.selectFrom('rings').select('key').where('id', '=', ringId).executeTakeFirstOrThrow();
    const seats = await db
      .selectFrom('ring_seats')
      .selectAll()
      .where('ring_id', '=', ringId)
      .orderBy('position')
      .execute();
    const asKey = matchKeyOf(seats.map(({ member_id, gives }) => ({ memberId: member_id, gives })));
    return {
      lists: await Promise.all([ann, ben, cay, dan].map(listsOf)),
      events: [await skillsOf(event._id), await skillsOf(both._id)],
      session: (await named.where('sessions.id', '=', session._id).executeTakeFirst())?.name,
      seat: seats[0]?.gives === (await idOf(server, 'Basket weaving')) ? 'weaving' : 'weeving',
      isRingNamedByItsSeats: key === asKey,
      problems: await derivedProblems(server),
    };
  }

  const before = {
    lists: [
      [['Basket weeving', 'Chess'], ['Juggling']],
      [['Juggling'], ['Basket weaving', 'Basket weeving']],
      [['Chess'], ['Basket weeving']],
      [['Basket weaving'], ['Juggling']],
    ],
    events: [
      ['Chess', 'Basket weeving'],
      ['Basket weaving', 'Basket weeving'],
    ],
    session: 'Basket weeving',
    seat: 'weeving',
    isRingNamedByItsSeats: true,
    problems: [],
  };

  test('moves all that named the old skill, and an undo moves it back', async () => {
    const people = await community();
    const { mo } = people;
    expect(await everything(people)).toEqual(before);
    const { _id, ...done } = await merged(server, mo, 'Basket weeving', 'Basket weaving');
    expect(done).toMatchObject({
      from: { name: 'Basket weeving' },
      into: { name: 'Basket weaving' },
      by: { name: 'Mo' },
      members: 3,
      events: 2,
      sessions: 1,
    });
    expect(await everything(people)).toEqual({
      lists: [
        [['Basket weaving', 'Chess'], ['Juggling']],
        [['Juggling'], ['Basket weaving']],
        [['Chess'], ['Basket weaving']],
        [['Basket weaving'], ['Juggling']],
      ],
      events: [['Chess', 'Basket weaving'], ['Basket weaving']],
      session: 'Basket weaving',
      seat: 'weaving',
      isRingNamedByItsSeats: true,
      problems: [],
    });
    expect(await pairsOf(mo)).toEqual([]);
    expect((await undo(mo, _id)).status).toBe(200);
    expect(await everything(people)).toEqual(before);
    expect(await pairsOf(mo)).toHaveLength(1);
    const { entries } = await mo.api.ok('listAudit');
    expect(entries.map(({ what, targetId, details }) => [what, targetId, details.from])).toEqual([
      ['skills.unmerged', _id, 'Basket weeving'],
      ['skills.merged', _id, 'Basket weeving'],
    ]);
    const { merges } = await mo.api.ok('listSkillMerges');
    expect(merges).toMatchObject([{ _id, undoneBy: { name: 'Mo' } }]);
  });

  test('makes the old name another one for the skill', async () => {
    const { mo, cay, event } = await community();
    await merged(server, mo, 'Basket weeving', 'Basket weaving');
    const found = await server.visitor.ok('searchSkills', { query: { query: 'basket weeving' } });
    expect(found.map(({ name, matched }) => [name, matched])).toEqual([['Basket weaving', 'Basket weeving']]);
    await list(cay, ['Basket-Weeving', 'basket weaving'], ['Basket weeving']);
    expect(await listsOf(cay)).toEqual([['Basket-Weeving'], ['Basket weaving']]);
    const { events } = await server.visitor.ok('searchEvents', { query: { q: 'basket weeving' } });
    expect(events.map(({ _id }) => _id)).toContain(event._id);
    const listed = await server.visitor.ok('listEvents', { query: { skill: 'Basket weeving' } });
    expect(listed.map(({ _id }) => _id)).toContain(event._id);
  });

  test('is undone for those alone who have not changed their lists since', async () => {
    const people = await community();
    const { mo, ann, ben, cay, dan } = people;
    const { _id } = await merged(server, mo, 'Basket weeving', 'Basket weaving');
    await list(ann, ['Chess'], ['Juggling']);
    await list(cay, ['Chess'], []);
    await list(cay, ['Chess'], ['Basket weaving']);
    await list(ben, ['Chess', 'Juggling'], ['Basket weaving']);
    expect((await undo(mo, _id)).status).toBe(200);
    expect(await Promise.all([ann, ben, cay, dan].map(listsOf))).toEqual([
      [['Chess'], ['Juggling']],
      [
        ['Chess', 'Juggling'],
        ['Basket weaving', 'Basket weeving'],
      ],
      [['Chess'], ['Basket weaving']],
      [['Basket weaving'], ['Juggling']],
    ]);
    expect(await derivedProblems(server)).toEqual([]);
  });

  test('is undone at the end of a list where another skill has the place since', async () => {
    const mo = await moderator(server);
    const [ann] = await enrol(server, 'Ann');
    await list(ann, ['Basket weeving', 'Chess', 'Basket weaving']);
    const event = await hostEvent(server, ann, { skills: ['Basket weeving', 'Chess', 'Basket weaving'] });
    const { _id } = await merged(server, mo, 'Basket weeving', 'Basket weaving');
    const skills = ['Juggling', 'Basket weaving'];
    await list(ann, skills);
    const { start_time, end_time } = event;
    await ann.api.ok('updateEvent', { path: { eventId: event._id }, body: { start_time, end_time, skills } });
    expect((await undo(mo, _id)).status).toBe(200);
    const undone = [...skills, 'Basket weeving'];
    expect(await listsOf(ann)).toEqual([undone, []]);
    const { event: found } = await ann.api.ok('getEvent', { path: { eventId: event._id } });
    expect(found?.skills).toEqual(undone);
    expect(await derivedProblems(server)).toEqual([]);
  });

  test('after another one is undone before it', async () => {
    const people = await community();
    const { mo, dan } = people;
    const first = await merged(server, mo, 'Basket weeving', 'Basket weaving');
    const second = await merged(server, mo, 'Basket weaving', 'Chess');
    expect(await listsOf(dan)).toEqual([['Chess'], ['Juggling']]);
    const found = await server.visitor.ok('searchSkills', { query: { query: 'basket weeving' } });
    expect(found.map(({ name }) => name)).toEqual(['Chess']);
    expect((await undo(mo, first._id)).body).toMatchObject({ code: 'merged_again' });
    expect((await undo(mo, second._id)).status).toBe(200);
    expect((await undo(mo, first._id)).status).toBe(200);
    expect(await everything(people)).toEqual(before);
    expect((await undo(mo, first._id)).body).toMatchObject({ code: 'merge_undone' });
  });

  test('rejects a skill with itself, a merged one and one that there is not', async () => {
    const { mo } = await community();
    expect((await merge(server, mo, 'Chess', 'Chess')).status).toBe(400);
    await merged(server, mo, 'Basket weeving', 'Basket weaving');
    expect((await merge(server, mo, 'Basket weeving', 'Chess')).body).toMatchObject({ code: 'skill_merged' });
    // Another name stands for its skill.
    expect((await merge(server, mo, 'Basket weaving', 'Basket weeving')).status).toBe(400);
    const body = { fromSkill: mo.id, intoSkill: await idOf(server, 'Chess') };
    expect(await mo.api.errorOf('mergeSkills', 404, { body })).toBe('Skill not found.');
    expect(await mo.api.errorOf('undoSkillMerge', 404, { path: { mergeId: mo.id } })).toBe('Merge not found.');
  });

  test('into a skill that nobody has yet shows it everywhere', async () => {
    await seedCatalog(server.database, now);
    const mo = await moderator(server);
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    await list(ann, ['Photographing'], ['Chess']);
    await list(ben, ['Chess'], ['Photographing']);
    const { _id } = await merged(server, mo, 'Photographing', 'Photography');
    expect(await listsOf(ann)).toEqual([['Photography'], ['Chess']]);
    const recent = async () => (await server.visitor.ok('listRecentSkills')).skills.map(({ name }) => name);
    expect(await recent()).toEqual(['Photography', 'Chess']);
    expect(await derivedProblems(server)).toEqual([]);
    await undo(mo, _id);
    expect(await listsOf(ann)).toEqual([['Photographing'], ['Chess']]);
    expect(await derivedProblems(server)).toEqual([]);
  });
});

describe('at once', () => {
  test('two merges of a skill are one', async () => {
    const mo = await moderator(server);
    const members = await enrol(server, 'Ann', 'Ben', 'Cay');
    for (const member of members) await list(member, ['Basket weeving'], ['Chess']);
    await list(members[0], ['Basket weeving'], ['Basket weaving']);
    const answers = await atOnce(6, () => merge(server, mo, 'Basket weeving', 'Basket weaving'));
    expect(tally(answers)).toEqual({ 201: 1, 409: 5 });
    const { merges } = await mo.api.ok('listSkillMerges');
    const undone = await atOnce(6, () => undo(mo, merges[0]?._id ?? ''));
    expect(tally(undone)).toEqual({ 200: 1, 409: 5 });
    expect(await derivedProblems(server)).toEqual([]);
  });

  test.skipIf(postgresUrl === null)('a merge waits for whoever is adding another name of its skill', async () => {
    const mo = await moderator(server);
    const [ann] = await enrol(server, 'Ann');
    await list(mo, ['Basket weeving', 'Basket weaving', 'Wickerwork']);
    await merged(server, mo, 'Basket weeving', 'Basket weaving');
    const { db } = server.database;
    let isDone = false;
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const merging = await db.transaction().execute(async (trx) => {
      const [known] = await findKnownSkills(trx, ['basket weeving']);
      const second = merge(server, mo, 'Basket weaving', 'Wickerwork').finally(() => {
        isDone = true;
      });
      await vi.waitUntil(async () => isDone || (await waiting.execute(db)).rows.length > 0);
      await replaceMemberSkills(trx, ann.id, 'offered', [known?.id ?? '']);
      return { second };
    });
    expect((await merging.second).status).toBe(201);
    expect(await listsOf(ann)).toEqual([['Wickerwork'], []]);
  });

  test('profiles and events that change during a merge lose nothing and keep no old name', async () => {
    const mo = await moderator(server);
    const members = await enrol(server, 'Ann', 'Ben', 'Cay', 'Dan', 'Eve', 'Fay');
    for (const member of members) await list(member, ['Basket weeving', 'Chess'], ['Juggling']);
    await list(mo, ['Basket weaving']);
    for (let round = 0; round < 4; round += 1) {
      const edits = members.flatMap((member, index) => [
        edit(member, index % 2 === 0 ? ['Chess'] : ['Juggling', 'Basket weeving'], ['Origami']),
        edit(member, ['Basket weeving', 'Chess', 'Basket weaving'], [`New ${round}`]),
      ]);
      const [ann] = members;
      const [done, edited] = await Promise.all([
        merge(server, mo, 'Basket weeving', 'Basket weaving'),
        Promise.all(edits),
        hostEvent(server, ann, { title: `Round ${round}`, skills: ['Basket weeving'] }),
      ]);
      expect(done.status).toBe(201);
      expect(tally(edited)).toEqual({ 200: edits.length });
      const left = await sql`
        select from (select skill_id from member_skills union all select skill_id from event_skills) as held
        join skills on skills.id = skill_id where is_merged`.execute(server.database.db);
      expect(left.rows).toEqual([]);
      expect(await derivedProblems(server)).toEqual([]);
      const { merges } = await mo.api.ok('listSkillMerges');
      expect((await undo(mo, merges[0]?._id ?? '')).status).toBe(200);
      expect(await derivedProblems(server)).toEqual([]);
    }
  });
});
