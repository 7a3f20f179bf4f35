import { describe, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { enrol, makeOperators } from '../support/enrol.ts';
import { useServer } from '../support/test-server.ts';
import { testSettings } from '../support/test-settings.ts';

const server = useServer();
const path = { group: 'identity' };

async function operator() {
  const [amara] = await enrol(server, 'Amara');
  await makeOperators(server, amara);
  return amara;
}

describe('settings of operators', () => {
  test('count from the next call, on other instances once they read them, and stay in the log', async () => {
    const amara = await operator();
    const settings = testSettings({ contactEmail: 'team@skill-exchange.example' });
    const other = await buildApp({ settings, database: server.database, clock: server.clock.now });
    await other.ready();
    const body = { version: 0, values: { name: '  Bibliothek Lindenau ', shortName: 'Lindenau' } };
    await amara.api.ok('changeSettings', { path, body });
    const { community } = await server.visitor.ok('getCommunity');
    expect(community).toMatchObject({ name: 'Bibliothek Lindenau', shortName: 'Lindenau', teachHue: 163 });
    await other.context.community.refresh();
    expect(other.context.community.values.name).toBe('Bibliothek Lindenau');
    await other.close();
    const { changes } = await amara.api.ok('listSettings');
    const before = { name: 'Skill Exchange', shortName: 'Skills' };
    const after = { name: 'Bibliothek Lindenau', shortName: 'Lindenau' };
    expect(changes).toMatchObject([{ group: 'identity', changedBy: { _id: amara.id }, before, after }]);
    const audit = await server.database.db.selectFrom('audit').select(['what', 'actor_id', 'details']).execute();
    const details = { group: 'identity', settings: 'name, shortName' };
    expect(audit).toEqual([{ what: 'settings.changed', actor_id: amara.id, details }]);
  });

  test('name a language that the site has', async () => {
    const amara = await operator();
    const choose = (language: string) =>
      amara.api.call('changeSettings', { path, body: { version: 0, values: { language } } });
    expect(await choose('tlh')).toMatchObject({
      status: 400,
      body: { field: 'values.language', message: 'values.language: must be one of en, de, es, pt-BR, ar' },
    });
    expect((await choose('de')).status).toBe(200);
  });

  test('name a time zone that exists', async () => {
    const amara = await operator();
    const choose = (timeZone: string) =>
      amara.api.call('changeSettings', { path, body: { version: 0, values: { timeZone } } });
    expect(await choose('Mars/Olympus')).toMatchObject({
      status: 400,
      body: { field: 'values.timeZone', rule: 'time_zone' },
    });
    expect((await choose('Europe/Berlin')).status).toBe(200);
  });

  test('that two operators change at once are stored once', async () => {
    const [amara, rosa] = [await operator(), await operator()];
    const change = (by: typeof amara, name: string) =>
      by.api.call('changeSettings', { path, body: { version: 0, values: { name } } });
    const answers = await Promise.all([change(amara, 'One'), change(rosa, 'Two')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await change(amara, 'Three')).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
  });

  test('hold after a read, also if another one began meanwhile', async () => {
    const { community } = server.app.context;
    const value = JSON.stringify({ description: 'An hour for an hour.' });
    const change = { changed_by: null, changed_at: server.clock.now() };
    await server.database.db
      .insertInto('settings')
      .values({ key: 'identity', value, version: 1, ...change })
      .execute();
    const [first, second] = [community.refresh(), community.refresh()];
    await first;
    expect(community.values.description).toBe('An hour for an hour.');
    await second;
  });

  test('that are not changed keep their version', async () => {
    const amara = await operator();
    const body = { version: 0, values: { name: 'Skill Exchange', teachHue: 163 } };
    expect((await amara.api.ok('changeSettings', { path, body })).group.version).toBe(0);
    expect((await amara.api.ok('listSettings')).changes).toEqual([]);
  });

  test.each([
    [{ name: ' ' }, 'values.name'],
    [{ name: 'x'.repeat(41) }, 'values.name'],
    [{ name: 'two\nlines' }, 'values.name'],
    [{ name: 'two\u2028lines' }, 'values.name'],
    [{ name: 'turned \u202Earound' }, 'values.name'],
    [{ name: '\u200B\u200B' }, 'values.name'],
    [{ shortName: '\u3164' }, 'values.shortName'],
    [{ description: '\u200B' }, 'values.description'],
    [{ contactEmail: 'nobody' }, 'values.contactEmail'],
    [{ teachHue: 360 }, 'values.teachHue'],
    [{ learnHue: 200 }, 'values.learnHue'],
    [{ teachHue: 258, learnHue: 318 - 1 }, 'values.learnHue'],
  ])('reject %j', async (values, field) => {
    const amara = await operator();
    const answer = await amara.api.call('changeSettings', { path, body: { version: 0, values } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', field } });
  });

  test('keep 60 degrees between the hues, also over the end of the circle', async () => {
    const amara = await operator();
    const body = { version: 0, values: { teachHue: 350, learnHue: 50 } };
    expect((await amara.api.call('changeSettings', { path, body })).status).toBe(200);
    const near = { version: 1, values: { teachHue: 351 } };
    expect((await amara.api.call('changeSettings', { path, body: near })).body).toMatchObject({
      field: 'values.teachHue',
      params: { limit: 60, below: 350, above: 110 },
    });
  });
});

describe('a setting of the environment', () => {
  const fixed = useServer({ contactEmail: 'desk@library.example.org' });

  test('wins over the operators, who read its variable', async () => {
    const [amara] = await enrol(fixed, 'Amara');
    await makeOperators(fixed, amara);
    expect((await fixed.visitor.ok('getCommunity')).community.contactEmail).toBe('desk@library.example.org');
    expect((await amara.api.ok('listSettings')).groups[0]?.setByServer).toEqual([
      { setting: 'contactEmail', variable: 'CONTACT_EMAIL' },
    ]);
    const change = (values: object) => amara.api.call('changeSettings', { path, body: { version: 0, values } });
    expect(await change({ contactEmail: 'me@example.org' })).toMatchObject({
      status: 409,
      body: { code: 'set_by_server' },
    });
    expect((await change({ contactEmail: 'desk@library.example.org', name: 'Lindenau' })).status).toBe(200);
  });
});
