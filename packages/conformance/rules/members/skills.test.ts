import { beforeAll, describe, expect, test } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { type Member, newMember, uniqueWord } from '../../src/members.ts';
import { given } from '../../src/states.ts';

let ann: Member;
let ben: Member;
beforeAll(async () => {
  [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
});

const search = async (query: string) =>
  (await visitor.ok('searchSkills', { query: { query } })).map(({ name }) => name);

describe('searchSkills', () => {
  test('finds a part of a name in any case, the best matches first, and no other skill', async () => {
    const base = uniqueWord();
    const [whole, start, word, within] = [base, `${base} for us`, `On ${base}`, `Anti${base.toLowerCase()}`];
    await newMember('Eve', { teaches: [within, word, start, whole, uniqueWord()] });
    expect((await search(base.toUpperCase()))[0]).toBe(whole);
    expect(await search(base)).toEqual([whole, start, word, within]);
    expect(await search(base.slice(1))).toContain(start);
  });

  test('finds 20 at most', async () => {
    const base = uniqueWord();
    await newMember('Eve', { teaches: Array.from({ length: 22 }, (_, index) => `${base} ${index}`) });
    expect(await search(base)).toHaveLength(20);
  });

  addition('finds a skill by its other name, and says which one that is', async (context) => {
    const [name, other] = [uniqueWord(), uniqueWord()];
    await given(context, 'a skill with another name', { name, other });
    const found = (query: string) => visitor.ok('searchSkills', { query: { query } });
    expect(await found(other.toLowerCase())).toMatchObject([{ name, matched: other }]);
    const [byName] = await found(name);
    expect([byName?.name, byName?.matched]).toEqual([name, undefined]);
  });

  test('treats wildcards as text, and finds nothing for an empty one', async () => {
    const base = uniqueWord();
    await newMember('Eve', { teaches: [base] });
    for (const text of ['%', '_'.repeat(base.length), '.*', '\\']) expect(await search(text), text).not.toContain(base);
    expect(await search('')).toEqual([]);
    expect(await search('  ')).toEqual([]);
  });
});

describe('listRecentSkills', () => {
  test('lists the newest skills of two members first, 12 at most, and none of one member', async () => {
    const [first, second, alone] = [uniqueWord(), uniqueWord(), uniqueWord()];
    for (const name of ['Ann', 'Ben']) await newMember(name, { teaches: [first] });
    for (const name of ['Ann', 'Ben']) await newMember(name, { wants: [second] });
    await newMember('Cay', { teaches: [alone] });
    const { skills } = await visitor.ok('listRecentSkills');
    const names = skills.map(({ name }) => name);
    expect(names.filter((name) => [first, second, alone].includes(name))).toEqual([second, first]);
    expect(names.length).toBeLessThanOrEqual(12);
  });
});

describe('addSkill', () => {
  test('adds a skill with its description to the catalog once, in any case', async () => {
    const name = uniqueWord();
    const desc = `How ${name} is done`;
    await ann.api.ok('addSkill', { form: { name, desc } });
    const found = await visitor.ok('searchSkills', { query: { query: name } });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ name });
    expect(found[0]?.desc ?? found[0]?.description).toBe(desc);
    for (const again of [name, name.toUpperCase(), ` ${name.toLowerCase()} `])
      expect(await ben.api.status('addSkill', { form: { name: again, desc } }), again).toBe(409);
    expect(await search(name)).toEqual([name]);
  });

  test('is only for members', async () => {
    const name = uniqueWord();
    expect(await visitor.status('addSkill', { form: { name, desc: 'How it is done' } })).toBe(401);
    expect(await search(name)).toEqual([]);
  });

  test.each([
    ['a name of one character', { name: 'Q', desc: 'How it is done' }],
    ['a name that is one character in spaces', { name: ' Q ', desc: 'How it is done' }],
    ['a description of nine characters', { name: uniqueWord(), desc: 'How it is' }],
    ['no description', { name: uniqueWord() }],
    ['no name', { desc: 'How it is done' }],
  ] as [string, Record<string, string>][])('answers 400 to %s', async (_, form) => {
    expect(await ann.api.status('addSkill', { form })).toBe(400);
  });

  test('accepts a description of ten characters', async () => {
    const form = { name: uniqueWord(), desc: 'How it was' };
    expect(await ann.api.status('addSkill', { form })).toBe(201);
  });
});
