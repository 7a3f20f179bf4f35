import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { endWithError } from './client-errors.ts';

/** Where sockets of live chat connect; Socket.IO's own default. */
const socketPath = '/socket.io/';

/**
 * Whether a connection may leave HTTP: for the chat's websocket alone. Any other `Upgrade` is ignored and the request
 * answered as if it were absent (RFC 9110, section 7.8): some clients ask for h2c with every first request.
 */
export function shouldUpgrade({ url = '', headers }: IncomingMessage): boolean {
  return url.startsWith(socketPath) && headers.upgrade?.toLowerCase() === 'websocket';
}

/**
 * Keeps a connection that breaks from ending the process. Node takes its own error listener off a connection that is
 * upgraded, and an `error` event without a listener is an uncaught exception. Call it before sockets attach.
 */
export function surviveBrokenConnections(server: Server): void {
  server.on('connection', ignoreErrors);
  // The upgraded stream is not always the connection itself: a request with a body has one around it.
  server.on('upgrade', (request: IncomingMessage, stream: Duplex) => {
    ignoreErrors(stream);
    // Node before 24.9 does not ask `shouldUpgradeCallback`.
    if (!shouldUpgrade(request)) endWithError(stream, 400, 'Only the chat socket can be upgraded to.');
  });
}

function ignoreErrors(stream: Duplex): void {
  // What breaks is destroyed and reported by `close`, and there is nobody left to answer.
  stream.on('error', () => {});
}
