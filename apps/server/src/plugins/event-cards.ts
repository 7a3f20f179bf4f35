import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { notFound } from '../api-errors.ts';
import type { AppContext } from '../context.ts';
import { addressKey } from '../limits/address-key.ts';
import { readPicture } from '../modules/images/service.ts';
import type { EventCard, Pages } from './pages/web-pages.ts';

/** Cards in memory, each of at most 60 kB; browsers and proxies keep all of them by their address. */
const maxCards = 100;

/** Paths of stored pictures in a card. */
const pictures = /(?<=href=")\/api\/images\/([\da-f]{64}\.webp)(?=")/g;

/** Cards drawn for one address, in a minute. */
const limit = { attempts: 120, windowSeconds: 60, message: 'Too many pictures for your network.' };

interface CardOptions {
  cardFor: Pages['cardFor'];
  context: Pick<AppContext, 'db' | 'limits' | 'pictures'>;
}

/** Serves the pictures of links to events. The address contains the content's hash; an older one redirects. */
export function serveEventCards(app: FastifyInstance, { cardFor, context }: CardOptions): void {
  const cards = new LRUCache<string, Promise<Buffer>>({ max: maxCards });
  const limiter = context.limits.make('event-cards', limit);

  async function draw({ svg }: EventCard): Promise<Buffer> {
    const names = new Set([...svg.matchAll(pictures)].map(([, name = '']) => name));
    const shown = await Promise.all(
      [...names].map(async (name) => ({ path: `/api/images/${name}`, bytes: await readPicture(context, name) })),
    );
    return await context.pictures.draw({ svg, pictures: shown });
  }

  async function drawOnce(card: EventCard, address: string): Promise<Buffer> {
    const known = cards.get(card.path);
    if (known !== undefined) return await known;
    await limiter.consume(address);
    const drawn = cards.get(card.path) ?? draw(card);
    cards.set(card.path, drawn);
    drawn.catch(() => cards.delete(card.path));
    return await drawn;
  }

  app.get<{ Params: { eventId: string } }>('/events/:eventId/card-:hash(^[\\da-f]{32}).jpg', async (request, reply) => {
    const card = await cardFor(request.params.eventId, request);
    if (card === null) throw notFound('Event');
    const [path] = request.url.split('?');
    if (path !== card.path) return reply.header('cache-control', 'no-cache').redirect(card.path);
    const picture = await drawOnce(card, addressKey(request.ip));
    return (
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        // For previews on other sites.
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/jpeg')
        .send(picture)
    );
  });
}
