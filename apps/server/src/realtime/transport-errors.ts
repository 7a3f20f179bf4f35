import { type IncomingMessage, ServerResponse } from 'node:http';
import { endWithError, malformed, type Rejection, sendRejection } from '../plugins/client-errors.ts';
import { foreignOrigin } from '../plugins/own-origin.ts';

/** Middleware of Engine.IO. For a websocket its `response` cannot send anything. */
export type Middleware = (request: IncomingMessage, response: unknown, next: (error?: unknown) => void) => void;

/** The version of Engine.IO's protocol; Socket.IO 4 speaks it. */
const protocol = '4';

/** Rejects a request to the socket's path in the contract's error shape. */
export function rejectRequest(request: IncomingMessage, response: unknown, rejection: Rejection): void {
  // A proxy would mark this server as failed if the connection just closed.
  if (response instanceof ServerResponse) sendRejection(response, rejection);
  else endWithError(request.socket, rejection);
}

/** Rejects requests that Engine.IO would answer in a form of its own. */
export function rejectUnknownTransports(
  isOwn: (request: IncomingMessage) => boolean,
  isKnown: (connectionId: string) => boolean,
): Middleware {
  const problemOf = (request: IncomingMessage): Rejection | null => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const id = searchParams.get('sid');
    if (!isOwn(request)) {
      const { statusCode: status, code, message } = foreignOrigin();
      return { status, code, message };
    }
    if (!['polling', 'websocket'].includes(searchParams.get('transport') ?? ''))
      return malformed('Open the chat socket with transport=websocket or transport=polling.');
    if (searchParams.get('EIO') !== protocol) return malformed('Open the chat socket with Socket.IO 4.');
    if (id !== null && !isKnown(id)) return malformed('This connection has ended. Open another one.');
    if (id === null && request.method !== 'GET') return malformed('Open the chat socket by GET.');
    return null;
  };
  return (request, response, next) => {
    const problem = problemOf(request);
    if (problem === null) next();
    else rejectRequest(request, response, problem);
  };
}
