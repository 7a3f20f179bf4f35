import { beforeAll, describe, expect, test } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { type Member, newMember, uniqueWord } from '../../src/members.ts';
import { pagesOf } from '../../src/pages.ts';
import {
  absentId,
  completedSessions,
  idsOf,
  inHours,
  momentAhead,
  planSession,
  sessionOf,
  sessionsOf,
  skillId,
  until,
  utc,
} from '../../src/things.ts';

const [skillOne, skillTwo, skillThree] = [uniqueWord(), uniqueWord(), uniqueWord()];
let ann: Member;
let ben: Member;
let cay: Member;
let [one, two, three] = ['', '', ''];
beforeAll(async () => {
  ann = await newMember('Ann', { teaches: [skillOne, skillThree] });
  ben = await newMember('Ben', { teaches: [skillTwo] });
  cay = await newMember('Cay');
  [one, two, three] = [await skillId(skillOne), await skillId(skillTwo), await skillId(skillThree)];
});

const newLink = () => `https://meet.example.org/${uniqueWord()}`;
const edit = (member: Member, sessionId: string, body: object) =>
  member.api.status('editSession', { path: { sessionId }, body });
const cancel = (member: Member, sessionId: string) => member.api.status('cancelSession', { path: { sessionId } });

describe('createSession', () => {
  test('plans a session that both members see alike, each member and skill on its side', async () => {
    const date = inHours(40);
    const link = newLink();
    const id = await planSession(ann, ben, { date, link, mine: one, theirs: two });
    for (const member of [ann, ben]) {
      const session = await sessionOf(member, id);
      expect(session).toMatchObject({
        userOne: { _id: ann.id, name: ann.name },
        userTwo: { _id: ben.id, name: ben.name },
        skillTaughtByUserOne: { _id: one, name: skillOne },
        skillTaughtByUserTwo: { _id: two, name: skillTwo },
        link,
        status: 'Scheduled',
        isReviewProvidedByUserOne: false,
        isReviewProvidedByUserTwo: false,
      });
      expect(utc(session?.date)).toBe(Date.parse(date));
    }
  });

  test('plans a session without skills', async () => {
    const session = await sessionOf(ben, await planSession(ann, ben));
    expect(session).toMatchObject({ skillTaughtByUserOne: null, skillTaughtByUserTwo: null });
  });

  test.each([
    ['oneself', () => ({ userTwo: ann.id }), 400],
    ['no member', () => ({ userTwo: absentId(ann.id) }), 404],
    ['a date in the past', () => ({ date: inHours(-1) }), 400],
    ['no date', () => ({ date: undefined }), 400],
    ['a link that is none', () => ({ link: 'soon' }), 400],
    ['a link that runs a script', () => ({ link: 'javascript:alert(1)' }), 400],
    ['no link', () => ({ link: '' }), 400],
    ['a skill that the catalog lacks', () => ({ skillTaughtByUserOne: absentId(one) }), 400],
  ] as [string, () => object, number][])('rejects %s', async (_, change, status) => {
    const known = idsOf(await sessionsOf(ann));
    const body = {
      date: inHours(20),
      userTwo: ben.id,
      skillTaughtByUserOne: null,
      skillTaughtByUserTwo: null,
      link: newLink(),
      ...change(),
    };
    expect(await ann.api.status('createSession', { body })).toBe(status);
    expect(idsOf(await sessionsOf(ann))).toEqual(known);
  });
});

describe('listMySessions', () => {
  test('has the newest date first, of either planner and in every status', async () => {
    const dan = await newMember('Dan');
    const early = await planSession(dan, ben, { date: inHours(10) });
    const last = await planSession(cay, dan, { date: inHours(90) });
    const middle = await planSession(dan, cay, { date: inHours(50) });
    await cancel(dan, middle);
    expect(idsOf(await sessionsOf(dan))).toEqual([last, middle, early]);
  });

  test('shows a session only to its two members', async () => {
    const id = await planSession(ann, ben);
    expect(await sessionOf(cay, id)).toBeUndefined();
    expect(await visitor.status('listMySessions')).toBe(401);
  });

  addition('gives pages that follow each other without a gap or a repetition', async () => {
    const dan = await newMember('Dan');
    const ids: string[] = [];
    for (const hours of [50, 40, 30, 20, 10]) ids.push(await planSession(dan, cay, { date: inHours(hours) }));
    const pages = await pagesOf(
      dan.api,
      'listMySessions',
      { query: { limit: 2 } },
      (body: { sessions: { _id: string }[] }) => body.sessions,
    );
    expect(pages.map(idsOf)).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
  });

  test('says Completed after the time of a session, and Cancelled for good', async () => {
    const date = (await momentAhead()).toISOString();
    const cancelled = await planSession(ann, ben, { date });
    await cancel(ann, cancelled);
    const [completed = ''] = await completedSessions([ann, ben]);
    await until('the time has come', async () => Date.now() > Date.parse(date));
    for (const member of [ann, ben]) {
      expect((await sessionOf(member, completed))?.status).toBe('Completed');
      expect((await sessionOf(member, cancelled))?.status).toBe('Cancelled');
    }
    expect([await cancel(ann, completed), await edit(ben, completed, { link: newLink() })]).toEqual([409, 409]);
  });
});

describe('editSession', () => {
  test('changes date, link and skills for both, only by either of them', async () => {
    const id = await planSession(ann, ben, { mine: one, theirs: two });
    const before = await sessionOf(ann, id);
    const body = {
      date: inHours(55),
      link: newLink(),
      skillTaughtByUserOne: three,
      skillTaughtByUserTwo: two,
    };
    expect(await edit(cay, id, body)).toBe(403);
    expect(await visitor.status('editSession', { path: { sessionId: id }, body })).toBe(401);
    expect(await sessionOf(ann, id)).toEqual(before);
    expect(await edit(ben, id, body)).toBe(200);
    for (const member of [ann, ben]) {
      const session = await sessionOf(member, id);
      expect(session).toMatchObject({
        userOne: { _id: ann.id },
        userTwo: { _id: ben.id },
        skillTaughtByUserOne: { _id: three, name: skillThree },
        skillTaughtByUserTwo: { _id: two },
        link: body.link,
        status: 'Scheduled',
      });
      expect(utc(session?.date)).toBe(Date.parse(body.date));
    }
  });

  test('keeps omitted fields', async () => {
    const id = await planSession(ann, ben, { mine: one, theirs: two });
    const seen = async () => {
      const { date, link, skillTaughtByUserOne: a, skillTaughtByUserTwo: b } = (await sessionOf(ann, id)) ?? {};
      return { date: utc(date), link, one: a?._id ?? null, two: b?._id ?? null };
    };
    const expected = await seen();
    const link = newLink();
    expect(await edit(ann, id, { link })).toBe(200);
    expect(await seen()).toEqual({ ...expected, link });
    expect(await edit(ben, id, { skillTaughtByUserOne: null })).toBe(200);
    expect(await seen()).toEqual({ ...expected, link, one: null });
    const date = inHours(77);
    expect(await edit(ann, id, { date })).toBe(200);
    expect(await seen()).toEqual({ ...expected, link, one: null, date: Date.parse(date) });
  });

  test('answers 400 to impossible values, without a change', async () => {
    const id = await planSession(ann, ben);
    const before = await sessionOf(ann, id);
    for (const body of [{ date: inHours(-5) }, { link: 'soon' }, { skillTaughtByUserOne: absentId(one) }])
      expect(await edit(ann, id, body), JSON.stringify(body)).toBe(400);
    expect(await sessionOf(ann, id)).toEqual(before);
    expect(await edit(ann, absentId(id), { link: newLink() })).toBe(404);
  });
});

describe('cancelSession', () => {
  test('cancels for both and for good, only by either of them', async () => {
    const ids = [await planSession(ann, ben), await planSession(ann, ben)];
    for (const [index, canceller] of [ben, ann].entries()) {
      const id = ids[index] ?? '';
      expect([await cancel(cay, id), await visitor.status('cancelSession', { path: { sessionId: id } })]).toEqual([
        403, 401,
      ]);
      expect((await sessionOf(ann, id))?.status).toBe('Scheduled');
      expect(await cancel(canceller, id)).toBe(200);
      for (const member of [ann, ben]) expect((await sessionOf(member, id))?.status).toBe('Cancelled');
      expect(await cancel(ann, id)).toBe(409);
      expect(await edit(ann, id, { link: newLink() })).toBe(409);
    }
    expect(await cancel(ann, absentId(ids[0] ?? ''))).toBe(404);
  });
});

describe('declineSession', () => {
  const decline = (member: Member, sessionId: string) => member.api.status('declineSession', { path: { sessionId } });

  addition('cancels a session that the other member planned', async () => {
    const id = await planSession(ann, ben);
    expect([await decline(ann, id), await decline(cay, id)]).toEqual([403, 403]);
    expect((await sessionOf(ann, id))?.status).toBe('Scheduled');
    expect(await decline(ben, id)).toBe(200);
    for (const member of [ann, ben]) expect((await sessionOf(member, id))?.status).toBe('Cancelled');
    expect([await decline(ben, id), await decline(ben, absentId(id))]).toEqual([409, 404]);
  });

  addition('is for the other member once the date was moved', async () => {
    const id = await planSession(ann, ben);
    await edit(ben, id, { date: inHours(66) });
    expect(await decline(ben, id)).toBe(403);
    expect(await decline(ann, id)).toBe(200);
    expect((await sessionOf(ben, id))?.status).toBe('Cancelled');
  });
});
