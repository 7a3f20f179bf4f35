import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { readPicture } from './service.ts';

/** Serves stored pictures. The URL contains the content's hash, so browsers may cache it forever. */
export function imageHandlers(context: AppContext) {
  return {
    getImage: async ({ path }) => {
      const bytes = await readPicture(context, path.image);
      return {
        status: 200,
        body: Buffer.from(bytes),
        headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
      };
    },
  } satisfies Partial<Handlers>;
}
