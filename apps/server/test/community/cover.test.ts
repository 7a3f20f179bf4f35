import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeBrandDist } from '../support/brand-dist.ts';
import { enrol, makeOperators } from '../support/enrol.ts';
import { pictureForm } from '../support/pictures.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer({ webDist: makeBrandDist(), siteUrl: 'https://swap.example.org' });

const send = (url: string, headers = {}) => server.visitor.send({ method: 'GET', url, headers });
const textOf = async (url: string) => (await send(url)).bytes.toString();
const textIn = async (language: string, url: string) =>
  (await send(url, { 'accept-language': language })).bytes.toString();

const wide = sharp({ create: { width: 2000, height: 800, channels: 3, background: '#0a5' } }).jpeg();

async function operator(): Promise<TestMember> {
  const [amara] = await enrol(server, 'Amara');
  await makeOperators(server, amara);
  return amara;
}

async function upload(amara: TestMember, use: string, bytes?: Buffer) {
  const form = pictureForm({ use }, bytes ?? (await wide.toBuffer()), 'image/jpeg');
  return await amara.api.call('uploadCommunityPicture', { form });
}

const change = (amara: TestMember, version: number, values: object) =>
  amara.api.call('changeSettings', { path: { group: 'identity' }, body: { version, values } });

async function useCover(amara: TestMember): Promise<string> {
  const { picture } = (await upload(amara, 'cover')).body as { picture: string };
  const values = { cover: picture, coverAlt: 'Two "neighbors"' };
  expect((await change(amara, 0, values)).status).toBe(200);
  return picture;
}

describe('a cover', () => {
  test('is a smaller WebP, named after its content, which pages name with its words', async () => {
    const picture = await useCover(await operator());
    const { bytes, headers } = await send(picture);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 512 });
    expect(headers['cache-control']).toContain('immutable');
    const html = await textOf('/login');
    expect(html).toContain(`<meta name="community-cover" content="${picture}">`);
    expect(html).toContain('<meta name="community-cover-alt" content="Two &quot;neighbors&quot;">');
    const { community } = await server.visitor.ok('getCommunity');
    expect(community).toMatchObject({ cover: picture, coverAlt: 'Two "neighbors"' });
  });

  test('is described in the language of each reader, on pages that are rendered and on others', async () => {
    const amara = await operator();
    await useCover(amara);
    const coverAltIn = [{ language: 'de', text: 'Zwei "Nachbarn"' }];
    expect((await change(amara, 1, { coverAltIn })).status).toBe(200);
    for (const url of ['/login', '/users']) {
      expect(await textIn('de', url)).toContain('content="Zwei &quot;Nachbarn&quot;"');
      expect(await textIn('de', url)).not.toContain('neighbors');
      expect(await textIn('es', url)).toContain('content="Two &quot;neighbors&quot;"');
    }
    const headers = { 'accept-language': 'de' };
    expect((await server.visitor.ok('getCommunity', { headers })).community.coverAlt).toBe('Zwei "Nachbarn"');
    expect((await change(amara, 2, { coverAlt: '' })).status).toBe(200);
    expect(await textIn('de', '/login')).toContain('Nachbarn');
    expect(await textIn('es', '/login')).toContain('<meta name="community-cover-alt" content="">');
  });

  test('is gone once it is removed, with its words, and can be taken back', async () => {
    const amara = await operator();
    const cover = await useCover(amara);
    expect((await change(amara, 1, { cover: '' })).status).toBe(200);
    expect(await textOf('/login')).not.toContain('community-cover');
    expect((await change(amara, 2, { cover })).status).toBe(200);
    expect(await textOf('/login')).toContain('community-cover-alt');
  });

  test('is no SVG, and no picture that was not uploaded for the community', async () => {
    const amara = await operator();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await upload(amara, 'cover', svg)).toMatchObject({ status: 415, body: { code: 'not_a_picture' } });
    const cover = `/api/images/${'0'.repeat(64)}.webp`;
    expect(await change(amara, 0, { cover })).toMatchObject({ status: 400, body: { field: 'values.cover' } });
  });

  test('may be a JPEG, which a logo may not', async () => {
    const amara = await operator();
    expect((await upload(amara, 'logo')).status).toBe(415);
    expect((await upload(amara, 'flag')).status).toBe(400);
  });
});
