import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { sendEmail } from '../../src/modules/delivery/deliver.ts';
import { dropPicture } from '../../src/modules/images/service.ts';
import { mailFolderOf } from '../../src/modules/mail/mail-folder.ts';
import { makeBrandDist } from '../support/brand-dist.ts';
import { enrol, makeOperators } from '../support/enrol.ts';
import { pictureForm } from '../support/pictures.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const webDist = makeBrandDist();
const dataDir = mkdtempSync(join(tmpdir(), 'logo-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = useServer({ webDist, dataDir, siteUrl: 'https://swap.example.org' });

const send = (url: string) => server.visitor.send({ method: 'GET', url });
const textOf = async (url: string) => (await send(url)).bytes.toString();

/** A red square with a transparent edge. */
const square = sharp({ create: { width: 64, height: 64, channels: 4, background: '#c00' } }).extend({
  ...{ top: 32, bottom: 32, left: 32, right: 32 },
  background: '#0000',
});

async function operator(): Promise<TestMember> {
  const [amara] = await enrol(server, 'Amara');
  await makeOperators(server, amara);
  return amara;
}

const upload = (amara: TestMember, bytes: Buffer, type?: string) =>
  amara.api.call('uploadCommunityPicture', { form: pictureForm({}, bytes, type) });

const change = (amara: TestMember, version: number, logo: string) =>
  amara.api.call('changeSettings', { path: { group: 'identity' }, body: { version, values: { logo } } });

async function useLogo(amara: TestMember): Promise<string> {
  const { body } = await upload(amara, await square.png().toBuffer());
  const { picture } = body as { picture: string };
  expect((await change(amara, 0, picture)).status).toBe(200);
  return picture;
}

describe('a logo', () => {
  test('is in the head of pages, in the manifest, the icons and emails', async () => {
    const picture = await useLogo(await operator());
    for (const page of ['/users', '/login']) {
      const html = await textOf(page);
      expect(html).toContain(`<meta name="community-logo" content="${picture}">`);
      expect(html).toContain('<link rel="icon" href="/icon-192.png" type="image/png"');
    }
    const { icons } = JSON.parse(await textOf('/manifest.webmanifest'));
    expect(icons.map(({ src }: { src: string }) => src)).toEqual([
      '/icon-192.png',
      '/icon-512.png',
      '/icon-maskable-512.png',
    ]);
    for (const icon of ['icon-192.png', 'icon-512.png', 'icon-apple-180.png', 'icon-maskable-512.png']) {
      const { data, info } = await sharp((await send(`/${icon}`)).bytes)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (x: number) => [...data.subarray((x * info.width + x) * 4, (x * info.width + x) * 4 + 4)];
      expect(at(info.width / 2)[0]).toBeGreaterThan(190);
      expect(at(info.width / 2)[1]).toBeLessThan(20);
      expect(at(1)).toEqual(/apple|maskable/.test(icon) ? [0xfb, 0xfb, 0xf8, 255] : [0, 0, 0, 0]);
    }
    const to = { id: crypto.randomUUID(), email: 'ana@example.org', name: 'Ana' };
    const content = { subject: 'Hello', preview: 'Hello', heading: 'Hello', lines: [], reason: 'You asked.' };
    await sendEmail(server.app.context, crypto.randomUUID(), to, content);
    const [mail = ''] = readdirSync(mailFolderOf(dataDir));
    const words = readFileSync(join(mailFolderOf(dataDir), mail), 'utf8').replaceAll(/=\r?\n/g, '');
    expect(words).toContain('https://swap.example.org/icon-192.png');
  });

  test('is gone everywhere once it is removed, and can be taken back', async () => {
    const amara = await operator();
    const picture = await useLogo(amara);
    expect((await change(amara, 1, '')).status).toBe(200);
    expect(await textOf('/login')).not.toContain('community-logo');
    expect((await send('/icon-192.png')).bytes.equals(readFileSync(join(webDist, 'icon-192.png')))).toBe(true);
    expect((await change(amara, 2, picture)).status).toBe(200);
    expect((await send(picture)).status).toBe(200);
  });

  test('stays when a member removes the same picture from their profile', async () => {
    const amara = await operator();
    const picture = await useLogo(amara);
    await dropPicture(server.app.context, picture.slice('/api/images/'.length, -'.webp'.length));
    expect((await send(picture)).status).toBe(200);
  });

  test.each([
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['image/png', '\u0089PNG\r\n\u001a\n and no more'],
  ])('is no file of type %s that begins with %j', async (type, content) => {
    const answer = await upload(await operator(), Buffer.from(content, 'latin1'), type);
    expect(answer).toMatchObject({ status: 415, body: { code: 'not_a_picture' } });
  });

  test('is no photo of a member', async () => {
    const amara = await operator();
    const jpeg = await square.jpeg().toBuffer();
    await amara.api.ok('editUser', { path: { userId: amara.id }, form: pictureForm({}, jpeg, 'image/jpeg') });
    const { user } = await amara.api.ok('getUser', { path: { userId: amara.id } });
    expect(await change(amara, 0, user.photo ?? '')).toMatchObject({ status: 400, body: { field: 'values.logo' } });
    expect(await upload(amara, jpeg, 'image/jpeg')).toMatchObject({ status: 415 });
  });
});
