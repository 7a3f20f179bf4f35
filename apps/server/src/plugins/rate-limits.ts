import fp from 'fastify-plugin';
import type { AppContext } from '../context.ts';
import { addressKey } from '../limits/limits.ts';

/**
 * One generous limit for everything that an address asks, the socket's path included (see
 * `realtime/request-limit.ts`); log-in and sign-up have their own.
 */
export const rateLimits = fp<{ context: AppContext }>(
  async (app, { context }) => {
    app.addHook('onRequest', async (request) => context.limits.requests.take(addressKey(request.ip)));
  },
  { name: 'rate-limits' },
);
