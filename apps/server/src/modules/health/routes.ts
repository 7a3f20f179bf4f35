import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { requireReady } from './service.ts';

/** Health checks. While stopping, `/ready` fails so that load balancers stop sending, and open calls are answered. */
export function operationsHandlers(context: AppContext, isStopping: () => boolean) {
  return {
    getHealth: async () => ({ status: 200, body: { success: true } }),
    getReadiness: async () => {
      await requireReady(context, isStopping());
      return { status: 200, body: { success: true } };
    },
  } satisfies Partial<Handlers>;
}
