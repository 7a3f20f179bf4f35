import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { communityColor, hexOf } from '@skill-exchange/api-client/community-colors';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { notFound } from '../api-errors.ts';
import type { AppContext } from '../context.ts';
import { type CommunityValues, declarations } from '../modules/community/declarations.ts';
import { readPicture } from '../modules/images/service.ts';

/** The icons of the build: what is drawn on what, and how large in a picture of 32 units. */
const pngs = [
  { file: 'icon-192.png', side: 192, size: 29, ground: null },
  { file: 'icon-512.png', side: 512, size: 29, ground: null },
  { file: 'icon-apple-180.png', side: 180, size: 21.7, ground: '#fbfbf8' },
  // Launchers cut the edge off.
  { file: 'icon-maskable-512.png', side: 512, size: 19.2, ground: '#fbfbf8' },
] as const;

/** The colors and the name of the icons in the build. */
const built = { teach: '#0a5a3c', learn: '#fdb022', title: `<title>${declarations.name.default}</title>` };

/** Serves the app's icons: the community's logo, or the two halves in its colors, which are files of the build by default. */
export function serveIcons(
  app: FastifyInstance,
  { root, context }: { root: string; context: Pick<AppContext, 'community' | 'db' | 'pictures'> },
): void {
  const { community, pictures } = context;
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: 20 });

  async function draw(svg: string, logo: string): Promise<Buffer> {
    const shown = logo === '' ? [] : [{ path: logo, bytes: await readPicture(context, logo.split('/').at(-1) ?? '') }];
    return await pictures.draw({ svg, pictures: shown, format: 'png' });
  }

  async function drawOnce(svg: string, logo: string): Promise<Buffer> {
    const drawing = drawn.get(svg) ?? draw(svg, logo);
    drawn.set(svg, drawing);
    drawing.catch(() => drawn.delete(svg));
    return await drawing;
  }

  const readSvg = async (file: string) => await readFile(join(root, file), 'utf8');

  for (const file of ['icon.svg', 'icon-monochrome.svg'])
    app.get(`/${file}`, { config: { isConditional: true } }, async (_request, reply) => {
      if (!existsSync(join(root, file))) throw notFound('File');
      reply.header('cache-control', 'no-cache');
      const { values } = community;
      if (values.name === declarations.name.default && hasDefaultColors(values)) return reply.sendFile(file);
      return reply.type('image/svg+xml').send(inColors(await readSvg(file), values));
    });

  for (const { file, side, size, ground } of pngs)
    app.get(`/${file}`, { config: { isConditional: true } }, async (_request, reply) => {
      if (!existsSync(join(root, file))) throw notFound('File');
      reply.header('cache-control', 'no-cache');
      const { logo } = community.values;
      if (logo === '' && hasDefaultColors(community.values)) return reply.sendFile(file);
      const shape = logo === '' ? shapeIn(inColors(await readSvg('icon.svg'), community.values)) : logoShape(logo);
      const at = (32 - size) / 2;
      const svg =
        `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 32 32">` +
        (ground === null ? '' : `<rect width="32" height="32" fill="${ground}"/>`) +
        `<svg x="${at}" y="${at}" width="${size}" height="${size}" viewBox="0 0 32 32">${shape}</svg></svg>`;
      return reply.type('image/png').send(await drawOnce(svg, logo));
    });
}

const shapeIn = (svg: string) => /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1] ?? '';

const logoShape = (logo: string) => `<image href="${logo}" width="32" height="32"/>`;

function hasDefaultColors({ teachHue, learnHue }: CommunityValues): boolean {
  return teachHue === declarations.teachHue.default && learnHue === declarations.learnHue.default;
}

function inColors(icon: string, values: CommunityValues): string {
  const { name, teachHue, learnHue } = values;
  const fill = (lane: 'teach' | 'learn') => hexOf(communityColor(lane, values)[0]);
  const title = `<title>${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`;
  return icon
    .replace(built.title, () => title)
    .replaceAll(built.teach, teachHue === declarations.teachHue.default ? built.teach : fill('teach'))
    .replaceAll(built.learn, learnHue === declarations.learnHue.default ? built.learn : fill('learn'));
}
