import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import type { AppContext } from '../context.ts';
import type { Operation } from '../contract/load-contract.ts';
import { addressKey } from '../limits/address-key.ts';
import { countedByServices } from '../limits/counted-by-services.ts';
import { readBearer } from '../modules/auth/bearer.ts';
import { readSessionCookie } from '../modules/auth/session-cookie.ts';

/**
 * Counts every request: files by address, calls of members by member, and other calls by address. A stranger's flood so
 * leaves the members behind the same address what is theirs. The socket's path is counted in `realtime/request-limit.ts`.
 */
export const rateLimits = fp<{ context: AppContext }>(
  async (app, { context }) => {
    app.addHook('onRequest', async (request) => {
      const address = addressKey(request.ip);
      const member = isFile(request) ? null : await memberNamedBy(request, context);
      if (isFile(request)) await context.limits.take('files', { address });
      else if (member === null) await context.limits.take('requests', { address });
      else await context.limits.take('member-requests', { member, address });
    });
  },
  { name: 'rate-limits', dependencies: ['authentication'] },
);

function isFile({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/assets/*' || (routeOptions.config.rateLimits ?? []).includes('files');
}

/** Whose signed token or cookie came; whether its session still stands is for the operation to find out. */
async function memberNamedBy(request: FastifyRequest, context: AppContext): Promise<string | null> {
  const claims = (await readBearer(request, context)) ?? (await readSessionCookie(request, context));
  return claims?.memberId ?? null;
}

/** The hook that counts a call as what the contract says, by member and address; none where only services count. */
export function countCalls(operation: Operation, { limits }: AppContext): preValidationAsyncHookHandler[] {
  const things = operation.rateLimits.filter((thing) => thing !== 'files' && !countedByServices.has(thing));
  if (things.length === 0) return [];
  return [
    async (request) => {
      const address = addressKey(request.ip);
      const takers = request.caller === null ? { address } : { address, member: request.caller.memberId };
      for (const thing of things) await limits.take(thing, takers);
    },
  ];
}
