import { beforeEach, expect, test } from 'vitest';
import { bannerOf, send } from '../announcements/announcing.ts';
import { makeBrandDist } from '../support/brand-dist.ts';
import { enrol, makeOperators } from '../support/enrol.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer({ webDist: makeBrandDist() });

beforeEach(() => server.app.context.community.refresh());

const textIn = async (url: string, language: string) => {
  const answer = await server.visitor.send({ method: 'GET', url, headers: { 'accept-language': language } });
  return { text: answer.bytes.toString(), vary: String(answer.headers.vary) };
};

test('the manifest is in the language of the request, with its direction and the sentence in it', async () => {
  const manifestIn = async (language: string) => {
    const { text, vary } = await textIn('/manifest.webmanifest', language);
    expect(vary).toContain('Accept-Language');
    return JSON.parse(text);
  };
  expect(await manifestIn('fr')).toMatchObject({ lang: 'en', dir: 'ltr', name: 'Skill Exchange' });
  const arabic = await manifestIn('ar');
  expect(arabic).toMatchObject({ lang: 'ar', dir: 'rtl', name: 'Skill Exchange' });
  const [amara] = await enrol(server, 'Amara');
  await makeOperators(server, amara);
  const values = { description: 'Hour for hour.', descriptionIn: [{ language: 'de', text: 'Stunde für Stunde.' }] };
  await amara.api.ok('changeSettings', { path: { group: 'identity' }, body: { version: 0, values } });
  expect(await manifestIn('de')).toMatchObject({ lang: 'de', description: 'Stunde für Stunde.' });
  expect(await manifestIn('ar')).toMatchObject({ lang: 'ar', description: 'Hour for hour.' });
});

test('documents have the sentence of operators in the language of the request, and none without one', async () => {
  const descriptionIn = async (language: string) =>
    /name="community-description" content="([^"]*)"/.exec((await textIn('/login', language)).text)?.[1];
  expect(await descriptionIn('de')).toBeUndefined();
  const [amara] = await enrol(server, 'Amara');
  await makeOperators(server, amara);
  const change = (version: number, values: object) =>
    amara.api.ok('changeSettings', { path: { group: 'identity' }, body: { version, values } });
  await change(0, { descriptionIn: [{ language: 'de', text: 'Stunde für Stunde.' }] });
  expect([await descriptionIn('de'), await descriptionIn('ar')]).toEqual(['Stunde für Stunde.', '']);
  await change(1, { description: 'Hour for hour.' });
  expect([await descriptionIn('de'), await descriptionIn('ar')]).toEqual(['Stunde für Stunde.', 'Hour for hour.']);
});

test('a banner for visitors is in the language of each document, rendered or not', async () => {
  const [amara] = await enrol(server, 'Amara');
  await makeOperators(server, amara);
  const words = { language: 'de', subject: 'Ruhig', content: 'Bis Montag.', banner: 'Ruhig bis "Montag".' };
  await send(amara, { banner: bannerOf(server, 2, true), translations: [words] });
  for (const url of ['/users', '/login']) {
    const german = (await textIn(url, 'de')).text;
    expect(german).toContain('Ruhig bis &quot;Montag&quot;.');
    expect(german).not.toContain('Quiet until Monday.');
    expect((await textIn(url, 'en')).text).toContain('Quiet until Monday.');
    expect((await textIn(url, 'ar')).text).toContain('Quiet until Monday.');
  }
  expect((await textIn('/users', 'de')).text).toMatch(/Users of Skill Exchange\S+ Ruhig bis "Montag"\./);
});
