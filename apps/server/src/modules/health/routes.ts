import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { requireReady } from './service.ts';

/** For those who run the server. `isStopping` turns load balancers away while open calls are still answered. */
export function operationsHandlers(context: AppContext, isStopping: () => boolean) {
  return {
    getHealth: async () => ({ status: 200, body: { success: true } }),
    getReadiness: async () => {
      await requireReady(context, isStopping());
      return { status: 200, body: { success: true } };
    },
  } satisfies Partial<Handlers>;
}
