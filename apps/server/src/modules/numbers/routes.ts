import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { readNumbers } from './service.ts';

export function numbersHandlers(context: AppContext) {
  return {
    getCommunityNumbers: async () => ({ status: 200, body: await readNumbers(context) }),
  } satisfies Partial<Handlers>;
}
