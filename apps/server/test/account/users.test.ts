import { describe, expect, test } from 'vitest';
import { seedCatalog } from '../../src/modules/skills/seed-catalog.ts';
import { pictureForm } from '../support/pictures.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

describe('the list of members', () => {
  test('has pages without gaps or duplicates, even while members join', async () => {
    for (let index = 0; index < 7; index += 1) await server.join(`Member ${index}`);
    const seen: string[] = [];
    let link: string | undefined = '/api/user/getAll?limit=3';
    for (let round = 0; link !== undefined; round += 1) {
      const page = await server.visitor.send({ method: 'GET', url: link });
      const { users } = page.body as { users: { name: string }[] };
      seen.push(...users.map((user) => user.name));
      link = /^<([^>]+)>; rel="next"$/.exec(String(page.headers.link ?? ''))?.[1];
      if (round === 0) await server.join('Late');
    }
    expect(seen).toEqual(['Member 6', 'Member 5', 'Member 4', 'Member 3', 'Member 2', 'Member 1', 'Member 0']);
  });

  test('finds text in names, ignoring case, accents and wildcards', async () => {
    await server.join('Inês Carvalho', { skillsOffered: ['Portuguese'] });
    await server.join('100% Ben');
    await server.join('Cleo');
    const names = async (name: string) =>
      (await server.visitor.ok('listUsers', { query: { name } })).users.map((user) => user.name);
    for (const ines of ['INÊS', 'ines', 'Ine\u0302s', 'ÎNÉS', 'carvalho  ines'])
      expect(await names(ines)).toEqual(['Inês Carvalho']);
    for (const percent of ['%', '％']) expect(await names(percent)).toEqual(['100% Ben']);
    for (const none of ['portu', 'ines ben', 'nobody']) expect(await names(none)).toEqual([]);
    expect(await names(' ')).toHaveLength(3);
  });

  test('starts, when featured, with teachers who have a photo or text, in pages', async () => {
    const join = async (name: string, about: string, skillsOffered: string[] = []) => {
      const member = await server.join(name, { skillsOffered });
      await member.api.ok('editUser', { path: { userId: member.id }, form: pictureForm({ about }) });
    };
    await join('First', 'I bake.', ['Baking']);
    await join('Second', 'I mend bikes.', ['Bikes']);
    await join('Wordless', '', ['Chess']);
    await join('Learner', 'I want to swim.');
    await join('Blank', '');
    const names: string[][] = [];
    let link: string | undefined = '/api/user/getAll?limit=2&sort=featured';
    while (link !== undefined) {
      const page = await server.visitor.send({ method: 'GET', url: link });
      expect(page.headers.etag).toBeDefined();
      names.push((page.body as { users: { name: string }[] }).users.map(({ name }) => name));
      link = /^<([^>]+)>; rel="next"$/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(names).toEqual([['Second', 'First'], ['Blank', 'Learner'], ['Wordless']]);
  });

  test.each([
    { limit: 0 },
    { limit: 101 },
    { limit: 'many' },
    { cursor: 'x' },
    { cursor: Buffer.from('["1"]').toString('base64url') },
    { cursor: Buffer.from('[1e400]').toString('base64url') },
  ])('rejects a bad page: %j', async (query) => {
    await server.visitor.errorOf('listUsers', 400, { query: query as Record<string, string> });
  });
});

describe('recommendations', () => {
  test('are teachers of wanted skills, those who want mine first', async () => {
    const me = await server.join('Me', { skillsOffered: ['Python'], skillsRequested: ['Pottery', 'Chess'] });
    await server.join('Teaches one', { skillsOffered: ['Pottery'] });
    await server.join('Teaches both', { skillsOffered: ['pottery', 'CHESS'] });
    await server.join('Swaps', { skillsOffered: ['Chess'], skillsRequested: ['Python'] });
    await server.join('Only wants', { skillsRequested: ['Python'] });
    const { users } = await me.api.ok('recommendUsers');
    expect(users.map((user) => user.name)).toEqual(['Swaps', 'Teaches both', 'Teaches one']);
    expect(users[0]?.match).toEqual({ teaches: ['Chess'], wants: ['Python'] });
    await server.visitor.errorOf('recommendUsers', 401);
  });
});

describe('a profile', () => {
  test('says what the two could swap, by all names of a skill, and nothing of that to its owner', async () => {
    await seedCatalog(server.database, server.clock.now());
    const me = await server.join('Me', { skillsOffered: ['JavaScript', 'Chess'], skillsRequested: ['Guitarra'] });
    const other = await server.join('Other', { skillsOffered: ['Piano', 'Guitar'], skillsRequested: ['JS'] });
    const profile = { path: { userId: other.id } };
    expect((await me.api.ok('getUser', profile)).user.match).toEqual({ teaches: ['Guitar'], wants: ['JS'] });
    expect((await other.api.ok('getUser', profile)).user).not.toHaveProperty('match');
    const stranger = await server.join('Stranger');
    expect((await stranger.api.ok('getUser', profile)).user.match).toEqual({ teaches: [], wants: [] });
  });

  test('is not found by an unknown or malformed id', async () => {
    const ana = await server.join('Ana');
    for (const userId of [
      '00000000-0000-4000-8000-000000000000',
      'x',
      '\0',
      "' or 1=1",
      'é'.repeat(90),
      'a'.repeat(500),
    ]) {
      await ana.api.errorOf('getUser', 404, { path: { userId } });
    }
  });
});

describe('editing a profile', () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    return data;
  };

  test('changes the given fields and keeps the rest', async () => {
    const ana = await server.join('Ana', { skillsOffered: ['Pottery'], skillsRequested: ['Chess'] });
    const edit = { about: ' Clay all day ', skillsOffered: '["Glazing","pottery"," New skill "]' };
    const { user } = await ana.api.ok('editUser', { path: { userId: ana.id }, form: form(edit) });
    expect(user).toMatchObject({
      name: 'Ana',
      about: 'Clay all day',
      email: ana.email,
      skillsOffered: ['Glazing', 'Pottery', 'New skill'],
      skillsRequested: ['Chess'],
    });
    const emptied = await ana.api.ok('editUser', {
      path: { userId: ana.id },
      form: form({ skillsOffered: '[]', about: '' }),
    });
    expect(emptied.user).toMatchObject({ about: '', skillsOffered: [], skillsRequested: ['Chess'] });
  });

  test('counts and keeps line breaks as typed', async () => {
    const ana = await server.join('Ana');
    // Browsers send each line break as two characters.
    const typed = `${'x'.repeat(1000)}\n${'y'.repeat(999)}`;
    const sent = form({ about: typed.replaceAll('\n', '\r\n') });
    const { user } = await ana.api.ok('editUser', { path: { userId: ana.id }, form: sent });
    expect(user.about).toBe(typed);
  });

  test('ignores fields that no caller may set', async () => {
    const ana = await server.join('Ana');
    const edit = form({ name: 'Ana B', rating: '5', email: 'x@example.org', _id: 'x', rating_sum: '5' });
    const { user } = await ana.api.ok('editUser', { path: { userId: ana.id }, form: edit });
    expect(user).toMatchObject({ _id: ana.id, name: 'Ana B', rating: 0, email: ana.email });
  });

  test.each([
    [{ name: ' ' }, 'name: must not be blank'],
    [{ name: 'x'.repeat(81) }, 'name: must have at most 80 characters'],
    [{ about: 'x'.repeat(2001) }, 'about: must have at most 2000 characters'],
    [{ about: 'a\0b' }, 'about: must not hold a null character'],
    [{ skillsOffered: 'Pottery' }, 'skillsOffered: must be a JSON list of skill names'],
    [{ skillsOffered: '{"0":"Pottery"}' }, 'skillsOffered: must be a JSON list of skill names'],
    [{ skillsOffered: '[1]' }, 'skillsOffered: must be a JSON list of skill names'],
    [{ skillsOffered: '["a\\u0000b"]' }, 'skillsOffered: must be a JSON list of skill names'],
    [{ skillsRequested: JSON.stringify(Array(31).fill('x')) }, 'skillsRequested: must have at most 30 entries'],
  ])('names the field that is wrong: %#', async (fields, message) => {
    const ana = await server.join('Ana');
    expect(await ana.api.errorOf('editUser', 400, { path: { userId: ana.id }, form: form(fields) })).toBe(message);
  });

  test('answers 413 for an endless field', async () => {
    const ana = await server.join('Ana');
    await ana.api.errorOf('editUser', 413, {
      path: { userId: ana.id },
      form: form({ about: 'x'.repeat(100_000) }),
    });
    const many = form(Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field-${index}`, 'x'])));
    await ana.api.errorOf('editUser', 413, { path: { userId: ana.id }, form: many });
  });
});
