import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import type { AppContext } from '../context.ts';
import type { Operation } from '../contract/load-contract.ts';
import { addressKey } from '../limits/address-key.ts';
import { countedByServices } from '../limits/counted-by-services.ts';
import type { RateLimitKeys } from '../limits/limits.ts';
import { readBearer } from '../modules/auth/bearer.ts';
import { readSessionCookie } from '../modules/auth/session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The keys that the response's bytes count for; null for static files, which cost little work per byte. */
    counted: RateLimitKeys | null;
  }
}

/**
 * Counts every request and its response bytes: files by address, members' requests by member, and others by address, so
 * a flood by a visitor does not use up the limits of members at the same address. The socket's path is counted in
 * `realtime/request-limit.ts`. Registered before plugins that shrink responses, such as `conditional`.
 */
export const rateLimits = fp<{ context: AppContext }>(
  async (app, { context }) => {
    const { limits } = context;
    app.decorateRequest('counted', null);

    app.addHook('onRequest', async (request) => {
      const address = addressKey(request.ip);
      if (isFile(request)) {
        await limits.consume('files', { address });
        return;
      }
      const member = await memberNamedBy(request, context);
      const limitKeys = member === null ? { address } : { address, member };
      const [requests, answers] = thingsOf(limitKeys);
      await limits.consume(requests, limitKeys);
      await limits.check(answers, limitKeys);
      request.counted = limitKeys;
    });

    app.addHook('onSend', async (request, _reply, payload) => {
      const isHere = typeof payload === 'string' || Buffer.isBuffer(payload);
      const { counted } = request;
      if (counted === null || !isHere) return;
      const [, answers] = thingsOf(counted);
      await limits.add(answers, counted, Math.ceil(Buffer.byteLength(payload) / 1000));
    });
  },
  { name: 'rate-limits', dependencies: ['authentication'] },
);

function thingsOf({ member }: RateLimitKeys): [requests: string, answers: string] {
  return member === undefined ? ['requests', 'answers'] : ['member-requests', 'member-answers'];
}

function isFile({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/assets/*' || (routeOptions.config.rateLimits ?? []).includes('files');
}

/** Returns the member of a valid token or cookie; the operation checks whether its session is still active. */
async function memberNamedBy(request: FastifyRequest, context: AppContext): Promise<string | null> {
  const claims = (await readBearer(request, context)) ?? (await readSessionCookie(request, context));
  return claims?.memberId ?? null;
}

/** Creates the hook that counts a request under its limits in the contract; none where only services count. */
export function countCalls(operation: Operation, { limits }: AppContext): preValidationAsyncHookHandler[] {
  const things = operation.rateLimits.filter((thing) => thing !== 'files' && !countedByServices.has(thing));
  if (things.length === 0) return [];
  return [
    async (request) => {
      const { caller, ip } = request;
      const address = addressKey(ip);
      const limitKeys = { address, ...(caller && { member: caller.memberId, 'log-in': caller.sessionId }) };
      for (const thing of things) await limits.consume(thing, limitKeys);
    },
  ];
}
