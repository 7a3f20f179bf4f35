import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { ApiError, tooMany } from '../api-errors.ts';
import type { AppContext } from '../context.ts';
import type { Settings } from '../env.ts';
import { addressKey } from '../limits/address-key.ts';
import { proxiesOf } from '../trusted-proxies.ts';
import type { FloodGuard } from './flood-guard.ts';
import { claimsOf, sidOf } from './handshake.ts';
import { type Middleware, rejectRequest } from './transport-errors.ts';

const crowded = () => tooMany('Too many connections from here. Try again in a minute.', 60);

/** Whether a request opens a connection; later ones send its id. */
const isHandshake = ({ url = '' }: IncomingMessage) => sidOf(url) === null;

/** Returns the network address that a request to the socket's path counts for. */
export function socketAddress({ trustProxy }: Settings): (request: IncomingMessage) => string {
  const isProxy = proxiesOf(trustProxy);
  return (request) => addressKey(proxyAddress(request, isProxy));
}

/**
 * Counts requests to the socket's path, where Fastify's hooks do not run, like any other request: by
 * member with a session, else by address.
 *
 * Polling counts too, or a client with any connection id could poll without limit. An address that opens many
 * connections without a log-in is only open to members for a while.
 */
export function limitRequests(
  { settings, limits, tokens }: Pick<AppContext, 'settings' | 'limits' | 'tokens'>,
  guard: FloodGuard,
): Middleware {
  const addressOf = socketAddress(settings);
  return async (request, response, next) => {
    const answer = (rejection: ApiError) => {
      const { code, message, retryAfterSeconds: retryAfter } = rejection;
      rejectRequest(request, response, { status: rejection.statusCode, code, message, retryAfter });
    };
    try {
      const address = addressOf(request);
      const member = (await claimsOf(request, tokens))?.memberId;
      const mayEnter = () => member !== undefined && guard.mayEnterCrowd(member);
      // Not counted, since others may call from the same address.
      if (guard.isCrowded(address) && isHandshake(request) && !mayEnter()) return answer(crowded());
      if (member === undefined) await limits.consume('requests', { address });
      else await limits.consume('member-requests', { member, address });
    } catch (error) {
      return error instanceof ApiError ? answer(error) : next(error);
    }
    next();
  };
}
