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

/** Middleware of Engine.IO. Where a websocket opens, what it gives for a response sends nothing. */
type Middleware = (request: IncomingMessage, response: unknown, next: (error?: unknown) => void) => Promise<void>;

type Answer = Pick<ApiError, 'statusCode' | 'code' | 'message' | 'retryAfterSeconds'>;

const crowded: Answer = {
  statusCode: 429,
  code: 'rate_limited',
  message: 'Too many connections from here. Try again in a minute.',
  retryAfterSeconds: 60,
};

/** Whether the call opens a connection; every later one names it. */
const isHandshake = ({ url = '' }: IncomingMessage) => sidOf(url) === null;

/** The network address that a call of the socket's path counts for. */
export function socketAddress({ trustProxy }: Settings): (request: IncomingMessage) => string {
  const isProxy = proxiesOf(trustProxy);
  return (request) => addressKey(proxyAddress(request, isProxy));
}

/**
 * Counts requests to the socket's path, where Fastify's hooks do not run, as any other call.
 *
 * They count by member with a session, else by address. Polling counts too: a client that names a connection, open or
 * not, could otherwise poll without end. From an address that opens connection after connection without a log-in, only
 * members come in.
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
      // Before it counts, since others may call from the same address.
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

/** Without an answer a proxy would take this server for broken, and turn to another. */
function rejectUpgrade({ socket }: IncomingMessage, { statusCode, code, message, retryAfterSeconds }: Answer): void {
  endWithError(socket, statusCode, code, message, { 'Retry-After': String(retryAfterSeconds) });
}
