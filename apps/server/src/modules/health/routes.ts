import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { readHealth } from './community-health.ts';
import { requireReady } from './service.ts';

/**
 * Returns the health checks. While stopping, `/ready` fails so that load balancers stop sending
 * requests, but requests on open connections are still served.
 */
export function healthHandlers(context: AppContext, isStopping: () => boolean) {
  return {
    getHealth: async () => ({ status: 200, body: { success: true } }),
    getCommunityHealth: async () => ({ status: 200, body: await readHealth(context) }),
    getMailDomain: async () => ({ status: 200, body: await context.mailDomain.read() }),
    getReadiness: async () => {
      await requireReady(context, isStopping());
      return { status: 200, body: { success: true } };
    },
  } satisfies Partial<Handlers>;
}
