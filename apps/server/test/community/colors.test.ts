import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { sendEmail } from '../../src/modules/delivery/deliver.ts';
import { mailFolderOf } from '../../src/modules/mail/mail-folder.ts';
import { makeBrandDist } from '../support/brand-dist.ts';
import { enrol, makeOperators } from '../support/enrol.ts';
import { useServer } from '../support/test-server.ts';

const webDist = makeBrandDist();
const dataDir = mkdtempSync(join(tmpdir(), 'colors-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = useServer({ webDist, dataDir });

const send = (url: string) => server.visitor.send({ method: 'GET', url });
const textOf = async (url: string) => (await send(url)).bytes.toString();

async function choose(values: { teachHue?: number; learnHue?: number }): Promise<void> {
  const [amara] = await enrol(server, 'Amara');
  await makeOperators(server, amara);
  const body = { version: 0, values };
  await amara.api.ok('changeSettings', { path: { group: 'identity' }, body });
}

const blue = { teachHue: 258, learnHue: 62 };
const icons = ['icon-192.png', 'icon-512.png', 'icon-apple-180.png', 'icon-maskable-512.png'];

/** Returns the color of a picture at a point, both sides from 0 to 1. */
async function colorAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return data.subarray(start, start + 4).toString('hex');
}

describe('a community with the default hues', () => {
  test('gets the pages and the files of the build', async () => {
    for (const file of ['manifest.webmanifest', 'icon.svg', 'icon-monochrome.svg', ...icons])
      expect((await send(`/${file}`)).bytes.equals(readFileSync(join(webDist, file)))).toBe(true);
    for (const page of ['/users', '/login']) expect(await textOf(page)).not.toContain('--color-');
  });
});

describe('a community with its own hues', () => {
  test('has them in rendered and in empty pages', async () => {
    await choose(blue);
    for (const page of ['/users', '/login']) {
      const html = await textOf(page);
      expect(html.match(/--color-[\w-]+:light-dark\(oklch\([\d. ]+\),oklch\([\d. ]+\)\)/g)).toHaveLength(8);
      expect(html).toMatch(/--color-teach:light-dark\(oklch\(0\.405 0\.138 258\)[^<]*<\/style><\/head>/);
    }
  });

  test('keeps the theme’s colors in a lane whose hue is the default', async () => {
    await choose({ learnHue: 62 });
    expect((await textOf('/users')).match(/--color-[\w-]+:/g)).toEqual([
      '--color-learn:',
      '--color-learn-press:',
      '--color-learn-tint:',
      '--color-learn-ink:',
    ]);
    expect(JSON.parse(await textOf('/manifest.webmanifest')).theme_color).toBe('#fbfbf8');
  });

  test('has them in the installed app and the icons, which browsers ask for again', async () => {
    const tag = String((await send('/icon-192.png')).headers.etag);
    await choose(blue);
    expect(JSON.parse(await textOf('/manifest.webmanifest')).theme_color).toBe('#0c4592');
    const favicon = await textOf('/icon.svg');
    expect(favicon).toContain('#0c4592');
    expect(favicon).toContain('#fbae68');
    expect(favicon).not.toMatch(/#0a5a3c|#fdb022/);
    for (const icon of icons) {
      const { bytes, headers } = await send(`/${icon}`);
      expect(headers['content-type']).toBe('image/png');
      expect(await colorAt(bytes, 0.4, 0.4)).toBe('0c4592ff');
      expect(await colorAt(bytes, 0.6, 0.6)).toBe('fbae68ff');
      expect(await colorAt(bytes, 0.01, 0.01)).toBe(/apple|maskable/.test(icon) ? 'fbfbf8ff' : '00000000');
      expect((await sharp(bytes).metadata()).width).toBe(Number(/\d+/.exec(icon)?.[0]));
    }
    const again = await server.app.inject({ url: '/icon-192.png', headers: { 'if-none-match': tag } });
    expect(again.statusCode).toBe(200);
  });

  test('has them in the pictures of links and in emails', async () => {
    await choose(blue);
    const { headers } = await send(`/events/1/card-${'0'.repeat(32)}.jpg`);
    expect(headers.location).toMatch(/258$/);
    const to = { id: crypto.randomUUID(), email: 'ana@example.org', name: 'Ana' };
    const content = { subject: 'Hello', preview: 'Hello', heading: 'Hello', lines: [], reason: 'You asked.' };
    await sendEmail(server.app.context, crypto.randomUUID(), to, content);
    const [mail = ''] = readdirSync(mailFolderOf(dataDir));
    expect(readFileSync(join(mailFolderOf(dataDir), mail), 'utf8').replaceAll(/=\r?\n/g, '')).toContain('#0c4592');
  });
});
