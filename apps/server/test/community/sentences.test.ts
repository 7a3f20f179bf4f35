import { beforeEach, expect, test } from 'vitest';
import { signUp } from '../joining/joining.ts';
import { enrol, makeOperators } from '../support/enrol.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();
let amara: TestMember;

beforeEach(async () => {
  await server.app.context.community.refresh();
  [amara] = await enrol(server, 'Amara');
  await makeOperators(server, amara);
});

const versions = async () => new Map((await groups()).map(({ group, version }) => [group, version]));
const groups = async () => (await amara.api.ok('listSettings')).groups;

async function change(group: 'identity' | 'joining', values: object) {
  const version = (await versions()).get(group) ?? 0;
  return await amara.api.call('changeSettings', { path: { group }, body: { version, values } });
}

/** Reads the community as somebody whose browser accepts a language. */
async function readIn(language?: string) {
  const headers = language === undefined ? {} : { 'accept-language': language };
  const { description, joining } = (await server.visitor.ok('getCommunity', { headers })).community;
  return { description, question: joining?.question };
}

const german = { language: 'de', text: 'Eine Stunde für eine Stunde' };
const english = 'An hour for an hour';

test('a sentence is read in the language of the call, else in that of the community', async () => {
  await change('identity', { description: english, descriptionIn: [german] });
  expect((await readIn('de-AT')).description).toBe(german.text);
  for (const language of ['en', 'es', 'tlh', undefined]) expect((await readIn(language)).description).toBe(english);
});

test('operators see what readers get of a sentence that nobody has changed, and no longer once it is', async () => {
  const shippedIn = async (language: string) =>
    (await groups())
      .flatMap(({ shippedSentences = [] }) => shippedSentences)
      .filter((sentence) => sentence.language === language);
  await change('identity', { description: english });
  const unchanged = await shippedIn('de');
  expect(unchanged.map(({ setting }) => setting)).toEqual(['joinQuestion']);
  await change('joining', { joinBy: 'approval' });
  expect((await readIn('de')).question).toBe(unchanged[0]?.text);
  await change('joining', { joinQuestion: 'Why us?' });
  expect(await shippedIn('de')).toEqual([]);
  await change('joining', { joinBy: 'everybody' });
});

test('a question is asked in the language of who wants to join, and stored with the answer as they read it', async () => {
  await change('joining', {
    joinBy: 'approval',
    joinQuestion: 'Why us?',
    joinQuestionIn: [{ language: 'de', text: '  Warum wir? ' }],
  });
  expect((await readIn('de')).question).toBe('Warum wir?');
  expect((await readIn()).question).toBe('Why us?');
  const join = async (name: string, language?: string) =>
    await signUp(server, { name, answer: 'So', ...(language !== undefined && { language }) });
  await join('Dora', 'de');
  await join('Eli', 'es');
  await join('Fay');
  const { requests } = await amara.api.ok('listJoinRequests');
  expect(new Map(requests.map(({ name, question }) => [name, question]))).toEqual(
    new Map([
      ['Dora', 'Warum wir?'],
      ['Eli', 'Why us?'],
      ['Fay', 'Why us?'],
    ]),
  );
  await change('joining', { joinBy: 'everybody' });
});

test('a community that changes its language has its sentences in the new one, and the old ones as translations', async () => {
  await change('identity', { description: english, descriptionIn: [german] });
  await change('joining', {
    joinBy: 'approval',
    joinQuestion: 'Why us?',
    joinQuestionIn: [{ language: 'de', text: 'Warum wir?' }],
  });
  await change('identity', { language: 'de' });
  expect(await readIn('es')).toEqual({ description: german.text, question: 'Warum wir?' });
  expect(await readIn('en')).toEqual({ description: english, question: 'Why us?' });
  const [identity, joining] = await groups();
  expect(identity?.values.description).toBe(german.text);
  expect(joining?.values.joinQuestion).toBe('Warum wir?');
  await change('identity', { description: 'Stunde für Stunde' });
  expect((await readIn('de')).description).toBe('Stunde für Stunde');
  await change('identity', { language: 'en' });
  expect((await readIn('en')).description).toBe(english);
  expect((await readIn('de')).description).toBe('Stunde für Stunde');
  await change('joining', { joinBy: 'everybody' });
});

test('a translation is taken back with an empty text, and a community in one language stores none', async () => {
  await change('identity', { description: english, descriptionIn: [german] });
  await change('identity', { descriptionIn: [{ ...german, text: ' ' }] });
  expect((await readIn('de')).description).toBe(english);
  const [identity] = await groups();
  expect(identity?.values.descriptionIn).toEqual([]);
});

test('what is not changed keeps its version, and a change is in the log with its name', async () => {
  const once = { description: english, descriptionIn: [german] };
  await change('identity', once);
  const before = await versions();
  const [identity] = await groups();
  await change('identity', { description: english, descriptionIn: identity?.values.descriptionIn });
  expect(await versions()).toEqual(before);
  const { changes } = await amara.api.ok('listSettings');
  expect(changes[0]?.after).toEqual({
    description: english,
    descriptionIn: [{ language: 'en', text: english }, german],
  });
});

test.each([
  [[{ language: 'tlh', text: 'Qapla' }], 'values.descriptionIn.0.language'],
  [[german, german], 'values.descriptionIn.1.language'],
  [[{ ...german, text: 'zwei\nZeilen' }], 'values.descriptionIn.0.text'],
  [[{ ...german, text: 'x'.repeat(141) }], 'values.descriptionIn.0.text'],
])('rejects %j', async (descriptionIn, field) => {
  expect(await change('identity', { descriptionIn })).toMatchObject({ status: 400, body: { field } });
});
