import type { FastifyRequest } from 'fastify';
import { type Caller, callerOf } from '../contract/handlers.ts';
import { addressKey } from './address-key.ts';
import type { MemberRateLimitKeys } from './limits.ts';

/** Returns the rate limit keys of an authenticated request. */
export function rateLimitKeysOf(call: { caller: Caller | null; request: FastifyRequest }): MemberRateLimitKeys {
  return { member: callerOf(call).memberId, address: addressKey(call.request.ip) };
}
