import { type IncomingMessage, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { ApiError } from '../api-errors.ts';
import type { AppContext } from '../context.ts';
import type { Settings } from '../env.ts';
import { addressKey } from '../limits/address-key.ts';
import { endWithError } from '../plugins/client-errors.ts';
import { proxiesOf } from '../trusted-proxies.ts';
import type { FloodGuard } from './flood-guard.ts';
import { claimsOf, sidOf } from './handshake.ts';

/** Middleware of Engine.IO. For a websocket its `response` cannot send anything. */
type Middleware = (request: IncomingMessage, response: unknown, next: (error?: unknown) => void) => Promise<void>;

type Answer = Pick<ApiError, 'statusCode' | 'code' | 'message' | 'retryAfterSeconds'>;

const crowded: Answer = {
  statusCode: 429,
  code: 'rate_limited',
  message: 'Too many connections from here. Try again in a minute.',
  retryAfterSeconds: 60,
};

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
    const answer = (rejection: Answer) =>
      response instanceof ServerResponse ? reject(response, rejection) : rejectUpgrade(request, rejection);
    try {
      const address = addressOf(request);
      const member = (await claimsOf(request, tokens))?.memberId;
      const mayEnter = () => member !== undefined && guard.mayEnterCrowd(member);
      // Not counted, since others may call from the same address.
      if (guard.isCrowded(address) && isHandshake(request) && !mayEnter()) return answer(crowded);
      if (member === undefined) await limits.consume('requests', { address });
      else await limits.consume('member-requests', { member, address });
    } catch (error) {
      return error instanceof ApiError ? answer(error) : next(error);
    }
    next();
  };
}

function reject(response: ServerResponse, { statusCode, code, message, retryAfterSeconds }: Answer): void {
  response.writeHead(statusCode, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
  });
  response.end(JSON.stringify({ success: false, code, message }));
}

/** Responds before closing: a proxy would otherwise mark this server as failed. */
function rejectUpgrade({ socket }: IncomingMessage, { statusCode, code, message, retryAfterSeconds }: Answer): void {
  endWithError(socket, statusCode, code, message, { 'Retry-After': String(retryAfterSeconds) });
}
