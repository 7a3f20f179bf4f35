import type { FastifyRequest } from 'fastify';
import { type Caller, callerOf } from '../contract/handlers.ts';
import { addressKey } from './address-key.ts';
import type { MemberTakers } from './limits.ts';

/** Who makes a call that demands a log-in, as the limits count them. */
export function takersOf(call: { caller: Caller | null; request: FastifyRequest }): MemberTakers {
  return { member: callerOf(call).memberId, address: addressKey(call.request.ip) };
}
