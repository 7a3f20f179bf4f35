import { type IncomingMessage, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { AppContext } from '../context.ts';
import { addressKey } from '../limits/address-key.ts';
import { endWithError } from '../plugins/client-errors.ts';
import { Refusal } from '../refusals.ts';
import { proxiesOf } from '../trusted-proxies.ts';

/** Middleware of Engine.IO. Where a websocket opens, what it gives for a response sends nothing. */
type Middleware = (
  request: IncomingMessage,
  response: unknown,
  next: (error?: unknown) => void,
) => Promise<void>;

/**
 * Takes the limit of requests for all that comes to the socket's path, where Fastify's hooks are not asked. Polling
 * counts too: whoever names a session of the socket, open or not, would otherwise ask without end.
 */
export function limitRequests({ settings, limits }: Pick<AppContext, 'settings' | 'limits'>): Middleware {
  const isProxy = proxiesOf(settings.trustProxy);
  return async (request, response, next) => {
    try {
      await limits.take('requests', { address: addressKey(proxyAddress(request, isProxy)) });
    } catch (error) {
      if (!(error instanceof Refusal)) return next(error);
      if (response instanceof ServerResponse) return refuse(response, error);
      return refuseUpgrade(request, error);
    }
    next();
  };
}

function refuse(response: ServerResponse, { statusCode, message, retryAfterSeconds }: Refusal): void {
  response.writeHead(statusCode, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
  });
  response.end(JSON.stringify({ success: false, message }));
}

/** Without an answer a proxy would take this server for broken, and turn to another. */
function refuseUpgrade(
  { socket }: IncomingMessage,
  { statusCode, message, retryAfterSeconds }: Refusal,
): void {
  endWithError(socket, statusCode, message, { 'Retry-After': String(retryAfterSeconds) });
}
