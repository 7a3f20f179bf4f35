import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import type { AppContext } from '../context.ts';
import type { Operation } from '../contract/load-contract.ts';
import { addressKey } from '../limits/address-key.ts';
import { countedByServices } from '../limits/counted-by-services.ts';
import type { Takers } from '../limits/limits.ts';
import { readBearer } from '../modules/auth/bearer.ts';
import { readSessionCookie } from '../modules/auth/session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the limits count this request for; null for a file's, whose size says nothing about the work. */
    counted: Takers | null;
  }
}

/**
 * Counts every request and what it is answered: files by address, calls of members by member, and other calls by
 * address. A stranger's flood so leaves the members behind the same address what is theirs. The socket's path is counted
 * in `realtime/request-limit.ts`. Registered before what makes an answer smaller, such as a 304.
 */
export const rateLimits = fp<{ context: AppContext }>(
  async (app, { context }) => {
    const { limits } = context;
    app.decorateRequest('counted', null);

    app.addHook('onRequest', async (request) => {
      const address = addressKey(request.ip);
      if (isFile(request)) {
        await limits.take('files', { address });
        return;
      }
      const member = await memberNamedBy(request, context);
      const takers = member === null ? { address } : { address, member };
      const [requests, answers] = thingsOf(takers);
      await limits.take(requests, takers);
      await limits.check(answers, takers);
      request.counted = takers;
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

function thingsOf({ member }: Takers): [requests: string, answers: string] {
  return member === undefined ? ['requests', 'answers'] : ['member-requests', 'member-answers'];
}

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
