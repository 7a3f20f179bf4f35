import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { missing } from '../../refusals.ts';
import { findImage } from './repository.ts';

/** Stored pictures. The address is the content's hash, so a browser may keep what it has for ever. */
export function imageHandlers({ db }: AppContext): Handlers<'getImage'> {
  return {
    getImage: async ({ path }) => {
      const hash = /^([\da-f]{64})\.webp$/.exec(path.image)?.[1];
      const bytes = hash === undefined ? undefined : await findImage(db, hash);
      if (bytes === undefined) throw missing('Picture');
      return {
        status: 200,
        body: Buffer.from(bytes),
        headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
      };
    },
  };
}
