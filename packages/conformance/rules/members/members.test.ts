import { beforeAll, describe, expect, test } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { type Member, newMember, uniqueWord } from '../../src/members.ts';
import { pagesOf } from '../../src/pages.ts';
import { absentId, idsOf } from '../../src/things.ts';

const [teaching, wanted] = [uniqueWord(), uniqueWord()];
let ann: Member;
let ben: Member;
let cay: Member;
beforeAll(async () => {
  ann = await newMember('Ann', { teaches: [teaching], wants: [wanted] });
  ben = await newMember('Ben', { teaches: [wanted], wants: [teaching] });
  cay = await newMember('Cay', { teaches: [uniqueWord()] });
});

const usersIn = ({ users }: { users: { _id: string; name: string }[] }) => users;
const profileOf = async (member: Member, reader = ann) =>
  (await reader.api.ok('getUser', { path: { userId: member.id } })).user;
const edit = (member: Member, form: Record<string, string>) =>
  member.api.ok('editUser', { path: { userId: member.id }, form });

describe('listUsers', () => {
  test('has a new member with their name and skills, for visitors too', async () => {
    const { users } = await visitor.ok('listUsers', { query: { name: ann.name } });
    expect(users.find(({ _id }) => _id === ann.id)).toMatchObject({
      name: ann.name,
      skillsOffered: [teaching],
      skillsRequested: [wanted],
      rating: 0,
      photo: '',
    });
  });

  test('has the newest members first', async () => {
    const ids = [ann.id, ben.id, cay.id];
    const { users } = await visitor.ok('listUsers');
    expect(idsOf(users).filter((id) => ids.includes(id))).toEqual(ids.toReversed());
  });

  test('has no e-mail address, not even the caller’s own', async () => {
    const { users } = await ann.api.ok('listUsers', { query: { name: ann.name } });
    expect(users.filter(({ email }) => Boolean(email))).toEqual([]);
  });

  addition('finds nobody by the name of a skill or by an e-mail address', async () => {
    for (const name of [wanted, ben.email, ben.email.slice(0, 12)])
      expect((await visitor.ok('listUsers', { query: { name } })).users, name).toEqual([]);
  });

  addition('gives pages that follow each other without a gap or a repetition', async () => {
    const word = uniqueWord();
    const members: Member[] = [];
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) members.push(await newMember(`${name} ${word}`));
    const pages = await pagesOf(visitor, 'listUsers', { query: { name: word, limit: 2 } }, usersIn);
    expect(pages.map(idsOf)).toEqual([
      [members[4]?.id, members[3]?.id],
      [members[2]?.id, members[1]?.id],
      [members[0]?.id],
    ]);
  });

  addition('answers 400 to a cursor that no page gave', async () => {
    expect(await visitor.status('listUsers', { query: { cursor: 'none' } })).toBe(400);
    const cursor = Buffer.from('["a","b","c"]').toString('base64url');
    expect(await visitor.status('listUsers', { query: { cursor } })).toBe(400);
  });
});

describe('getUser', () => {
  test('answers the requested member, not the caller', async () => {
    expect(await profileOf(ben)).toMatchObject({
      _id: ben.id,
      name: ben.name,
      skillsOffered: [wanted],
      skillsRequested: [teaching],
      photo: '',
      rating: 0,
    });
  });

  test('has the e-mail address only for its owner', async () => {
    expect((await profileOf(ann, ann)).email).toBe(ann.email);
    expect((await profileOf(ann, ben)).email ?? '').toBe('');
  });

  test('answers 401 to visitors, and 404 for an id that is no member’s', async () => {
    expect(await visitor.status('getUser', { path: { userId: ann.id } })).toBe(401);
    expect(await ann.api.status('getUser', { path: { userId: absentId(ann.id) } })).toBe(404);
    expect(await ann.api.status('getUser', { path: { userId: 'none' } })).toBe(404);
  });
});

describe('editUser', () => {
  test('changes the given fields, keeps the rest, and answers the new profile', async () => {
    const dan = await newMember('Dan', { teaches: [uniqueWord()], wants: [uniqueWord()] });
    const before = await profileOf(dan);
    const about = `I am ${uniqueWord()}.`;
    expect((await edit(dan, { about })).user).toMatchObject({ _id: dan.id, about, name: dan.name });
    const after = await profileOf(dan);
    expect(after).toEqual({ ...before, about, version: after.version });
    const name = `Daniel ${uniqueWord()}`;
    expect((await edit(dan, { name })).user.name).toBe(name);
    expect(await profileOf(dan)).toMatchObject({ name, about, skillsOffered: before.skillsOffered });
    await edit(dan, { about: '' });
    expect(await profileOf(dan)).toMatchObject({ name, about: '' });
  });

  addition('changes nothing if the profile has changed since the version that the caller has read', async () => {
    const dan = await newMember('Dan');
    const { version: opened = '' } = await profileOf(dan, dan);
    // Others see none.
    expect((await ann.api.ok('getUser', { path: { userId: dan.id } })).user).not.toHaveProperty('version');
    const { user: now } = await edit(dan, { about: uniqueWord(), version: opened });
    expect(now.version).not.toBe(opened);
    const form = { skillsOffered: JSON.stringify([uniqueWord()]), version: opened };
    expect(await dan.api.call('editUser', { path: { userId: dan.id }, form })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', user: { _id: dan.id, about: now.about, version: now.version } },
    });
    expect(await profileOf(dan, dan)).toMatchObject({ skillsOffered: now.skillsOffered, version: now.version });
    const { user: saved } = await edit(dan, { ...form, version: now.version ?? '' });
    expect(saved).toMatchObject({ about: now.about, skillsOffered: JSON.parse(form.skillsOffered) });
  });

  test('replaces each list of skills, in the order given, and can empty it', async () => {
    const dan = await newMember('Dan', { teaches: [uniqueWord()], wants: [uniqueWord()] });
    const { skillsRequested } = await profileOf(dan);
    const skills = [uniqueWord(), uniqueWord(), uniqueWord()];
    for (const list of [skills, skills.toSorted().reverse(), skills.toSorted(), []]) {
      await edit(dan, { skillsOffered: JSON.stringify(list) });
      expect(await profileOf(dan)).toMatchObject({ skillsOffered: list, skillsRequested });
    }
    await edit(dan, { skillsRequested: '[]' });
    expect((await profileOf(dan)).skillsRequested).toEqual([]);
  });

  test('puts skills that are new into the catalog', async () => {
    const name = uniqueWord();
    await edit(cay, { skillsRequested: JSON.stringify([name]) });
    const found = await visitor.ok('searchSkills', { query: { query: name } });
    expect(found.map((skill) => skill.name)).toContain(name);
  });

  test('answers 400 to skills that are not a list, without a change', async () => {
    const before = await profileOf(cay);
    for (const skillsOffered of ['Baking', '{}', '[1]', '[" "]']) {
      const call = { path: { userId: cay.id }, form: { skillsOffered } };
      expect(await cay.api.status('editUser', call), skillsOffered).toBe(400);
    }
    expect(await profileOf(cay)).toEqual(before);
  });

  test('is only for the member', async () => {
    const path = { userId: ann.id };
    const form = { about: `Not mine: ${uniqueWord()}` };
    expect(await ben.api.status('editUser', { path, form })).toBe(403);
    expect(await visitor.status('editUser', { path, form })).toBe(401);
    expect((await profileOf(ann)).about).not.toBe(form.about);
    expect((await profileOf(ben)).about).not.toBe(form.about);
  });
});

describe('a member', () => {
  addition('is the same in every list, with skills in the order given (searchMembers, recommendUsers)', async () => {
    const [one = '', two = '', three = ''] = [uniqueWord(), uniqueWord(), uniqueWord()].toSorted();
    const [four = '', five = '', six = ''] = [uniqueWord(), uniqueWord(), uniqueWord()].toSorted();
    const [teaches, wants] = [
      [two, three, one],
      [five, six, four],
    ];
    const dan = await newMember('Dan', { teaches, wants });
    await edit(dan, { about: 'Happy to swap.' });
    const learner = await newMember('Lea', { wants: [three] });
    const { name, username, about } = await profileOf(dan, learner);
    expect([name, about]).toEqual([dan.name, 'Happy to swap.']);
    const [byName, byTeaching] = [{ query: { name: dan.name } }, { query: { teaches: three } }];
    const lists = {
      listUsers: (await learner.api.ok('listUsers', byName)).users,
      searchMembers: (await learner.api.ok('searchMembers', byTeaching)).users,
      recommendUsers: (await learner.api.ok('recommendUsers')).users,
    };
    const same = { _id: dan.id, name, username, about, skillsOffered: teaches, skillsRequested: wants };
    for (const [id, users] of Object.entries(lists)) expect([id, users]).toMatchObject([id, [same]]);
  });
});

describe('recommendUsers', () => {
  test('has teachers of the caller’s wanted skills, and neither the caller nor other members', async () => {
    const { users } = await ann.api.ok('recommendUsers');
    expect(idsOf(users)).toEqual([ben.id]);
    expect(users[0]).toMatchObject({ name: ben.name, skillsOffered: [wanted], skillsRequested: [teaching] });
    expect((await cay.api.ok('recommendUsers')).users).toEqual([]);
    const skill = uniqueWord();
    const own = await newMember('Own', { teaches: [skill], wants: [skill] });
    expect((await own.api.ok('recommendUsers')).users).toEqual([]);
    expect(await visitor.status('recommendUsers')).toBe(401);
  });

  test('lists members first who also want a skill of the caller, however many skills others teach', async () => {
    const [one, two, three, own] = [uniqueWord(), uniqueWord(), uniqueWord(), uniqueWord()];
    const eve = await newMember('Eve', { teaches: [own], wants: [one, two, three] });
    const teacher = await newMember('Teacher', { teaches: [one, two, three] });
    const partner = await newMember('Partner', { teaches: [two], wants: [own] });
    await newMember('Learner', { wants: [own, one] });
    expect(idsOf((await eve.api.ok('recommendUsers')).users)).toEqual([partner.id, teacher.id]);
  });
});
