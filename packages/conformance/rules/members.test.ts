import { beforeAll, describe, expect, test } from 'vitest';
import { type Caller, visitor } from '../src/backend.ts';
import { type Member, newMember, uniqueWord } from '../src/members.ts';
import { absentId } from '../src/things.ts';

const [teaching, wanted] = [uniqueWord(), uniqueWord()];
let ann: Member;
let ben: Member;
let cay: Member;
beforeAll(async () => {
  ann = await newMember('Ann', { teaches: [teaching], wants: [wanted] });
  ben = await newMember('Ben', { teaches: [wanted], wants: [teaching] });
  cay = await newMember('Cay', { teaches: [uniqueWord()] });
});

/** Every member of a list, following the `Link` header. */
async function allMembers(caller: Caller, query: Record<string, string | number> = {}) {
  const pages: { _id: string; name: string; email?: string }[][] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body, headers } = await caller.call('listUsers', {
      query: { ...query, ...(cursor === '' ? {} : { cursor }) },
    });
    pages.push((body as { users: { _id: string; name: string }[] }).users);
    const next: string | undefined = /<([^>]+)>;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1];
    cursor = next === undefined ? null : new URL(next, 'http://backend.invalid').searchParams.get('cursor');
    if (pages.length > 500) throw new Error('listUsers has no last page.');
  }
  return pages;
}

describe('listUsers', () => {
  test('has a new member with their name and skills, for visitors too', async () => {
    const { users } = await visitor.ok('listUsers', { query: { q: ann.name } });
    expect(users.find(({ _id }) => _id === ann.id)).toMatchObject({
      name: ann.name,
      skillsOffered: [teaching],
      skillsRequested: [wanted],
      rating: 0,
    });
  });

  test('has no e-mail address', async () => {
    const { users } = await ann.api.ok('listUsers', { query: { q: ann.name } });
    expect(users.filter(({ email }) => Boolean(email))).toEqual([]);
    expect(JSON.stringify(users)).not.toContain(ann.email);
  });

  test('finds by q a part of a name or of a skill, without case, and no other member', async () => {
    for (const q of [ben.name.slice(1, 9).toUpperCase(), wanted.slice(2).toUpperCase()]) {
      const { users } = await visitor.ok('listUsers', { query: { q } });
      const ids = users.map(({ _id }) => _id);
      expect(ids, q).toContain(ben.id);
      expect(ids, q).not.toContain(cay.id);
    }
    expect((await visitor.ok('listUsers', { query: { q: uniqueWord() } })).users).toEqual([]);
  });

  test('gives pages that follow each other without a gap or a repetition', async () => {
    const word = uniqueWord();
    const members = [];
    for (const name of ['One', 'Two', 'Three']) members.push(await newMember(name, { teaches: [word] }));
    const whole = (await visitor.ok('listUsers', { query: { q: word } })).users.map(({ _id }) => _id);
    const pages = await allMembers(visitor, { q: word, limit: 2 });
    expect(whole.toSorted()).toEqual(members.map(({ id }) => id).toSorted());
    expect(pages.map((page) => page.length)).toEqual([2, 1]);
    expect(pages.flat().map(({ _id }) => _id)).toEqual(whole);
  });
});

describe('getUser', () => {
  test('answers the member who was asked for, not the caller', async () => {
    const { user } = await ann.api.ok('getUser', { path: { userId: ben.id } });
    expect(user).toMatchObject({ _id: ben.id, name: ben.name, skillsOffered: [wanted] });
  });

  test('has the e-mail address for its owner alone', async () => {
    const own = await ann.api.ok('getUser', { path: { userId: ann.id } });
    const others = await ben.api.ok('getUser', { path: { userId: ann.id } });
    expect(own.user.email).toBe(ann.email);
    expect(others.user.email ?? '').toBe('');
    expect(JSON.stringify(others)).not.toContain(ann.email);
  });

  test('answers 401 to visitors, and 404 for an id that is no member’s', async () => {
    expect(await visitor.status('getUser', { path: { userId: ann.id } })).toBe(401);
    expect(await ann.api.status('getUser', { path: { userId: absentId(ann.id) } })).toBe(404);
    expect(await ann.api.status('getUser', { path: { userId: 'none' } })).toBe(404);
  });
});

describe('editUser', () => {
  test('changes what it names, and leaves the rest', async () => {
    const dan = await newMember('Dan', { teaches: [uniqueWord()], wants: [uniqueWord()] });
    const path = { userId: dan.id };
    const before = (await dan.api.ok('getUser', { path })).user;
    const about = `I am ${uniqueWord()}.`;
    await dan.api.ok('editUser', { path, form: { about } });
    expect((await ann.api.ok('getUser', { path })).user).toMatchObject({
      about,
      name: dan.name,
      skillsOffered: before.skillsOffered,
      skillsRequested: before.skillsRequested,
    });
    const skill = uniqueWord();
    await dan.api.ok('editUser', { path, form: { skillsOffered: JSON.stringify([skill]) } });
    expect((await ann.api.ok('getUser', { path })).user).toMatchObject({ about, skillsOffered: [skill] });
  });

  test('is for the member alone', async () => {
    const path = { userId: ann.id };
    const form = { about: 'Not mine.' };
    expect(await ben.api.status('editUser', { path, form })).toBe(403);
    expect(await visitor.status('editUser', { path, form })).toBe(401);
    expect((await ben.api.ok('getUser', { path })).user.about).not.toBe(form.about);
  });
});

describe('recommendUsers', () => {
  test('has who teaches what the caller wants, and neither the caller nor anyone else', async () => {
    const { users } = await ann.api.ok('recommendUsers');
    const ids = users.map(({ _id }) => _id);
    expect(ids).toContain(ben.id);
    expect(ids).not.toContain(ann.id);
    expect(ids).not.toContain(cay.id);
    expect(JSON.stringify(users)).not.toContain(ben.email);
  });
});

describe('searchSkills', () => {
  test('finds a part of a name without case, the whole name first, and takes wildcards as text', async () => {
    const base = uniqueWord();
    await newMember('Eve', { teaches: [`${base} for beginners`, base] });
    const names = async (query: string) =>
      (await visitor.ok('searchSkills', { query: { query } })).map(({ name }) => name);
    expect((await names(base.toUpperCase()))[0]).toBe(base);
    expect(await names(base.slice(1))).toContain(`${base} for beginners`);
    for (const text of ['%', '_'.repeat(base.length)]) expect(await names(text), text).not.toContain(base);
  });
});

describe('addSkill', () => {
  test('puts a skill into the catalogue once, whatever its case', async () => {
    const name = uniqueWord();
    await ann.api.ok('addSkill', { form: { name, desc: 'How it is done' } });
    const [found] = await visitor.ok('searchSkills', { query: { query: name } });
    expect(found?.name).toBe(name);
    expect(
      await ben.api.status('addSkill', { form: { name: name.toUpperCase(), desc: 'How it is done' } }),
    ).toBe(409);
    expect(await visitor.status('addSkill', { form: { name: uniqueWord(), desc: 'How it is done' } })).toBe(
      401,
    );
  });
});

describe('isUserReported', () => {
  test('speaks of the caller’s own report alone', async () => {
    const asked = { query: { reportedUserId: cay.id } };
    expect(await ann.api.ok('isUserReported', asked)).toMatchObject({ success: false });
    const body = { reason: 'They never came.', reportedUser: cay.id };
    await ann.api.ok('reportUser', { body });
    expect(await ann.api.ok('isUserReported', asked)).toMatchObject({ success: true });
    expect(await ben.api.ok('isUserReported', asked)).toMatchObject({ success: false });
    expect(await cay.api.ok('isUserReported', asked)).toMatchObject({ success: false });
    expect(await ann.api.status('reportUser', { body })).toBe(409);
  });

  test('takes no report of oneself or of an unknown member', async () => {
    const report = (reportedUser: string) =>
      ann.api.status('reportUser', { body: { reason: 'Why', reportedUser } });
    expect(await report(ann.id)).toBe(400);
    expect(await report(absentId(ann.id))).toBe(404);
  });
});
