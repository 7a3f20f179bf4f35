import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { callsOf } from './call-under-way.ts';
import { endWithError } from './client-errors.ts';

/** How long a request may take to arrive: five megabytes over a slow line, and no more. */
const requestTimeout = 120_000;

/** How long headers may take, from the connection's first moment on; slow lines send them within seconds. */
const headersTimeout = 20_000;

/** How often Node looks whose time is over, in milliseconds. */
const connectionsCheckingInterval = 5_000;

/** How long a connection is kept for a next request: longer than load balancers wait (60 s), as Fastify has it. */
const keepAliveTimeout = 72_000;

/** After how long an idle connection is closed, also one whose client reads no answers. */
const silenceMs = 60_000;

/** Calls that one connection may have sent ahead of their answers. Browsers and proxies send none. */
const aheadPerConnection = 10;

/** Where sockets of live chat connect; Socket.IO's own default. */
const socketPath = '/socket.io/';

/** The server's event of a connection that is closed because it sent calls and read no answers. */
export const sentTooFarAhead = 'sentTooFarAhead';

/**
 * The HTTP server under Fastify. It closes a connection that sends calls and reads no answers before Fastify does any
 * work on them: Node has read some hundred calls at once by then.
 */
export function createHttpServer(handle: RequestListener): Server {
  const server = createServer(
    {
      shouldUpgradeCallback: shouldUpgrade,
      requestTimeout,
      headersTimeout,
      connectionsCheckingInterval,
      keepAliveTimeout,
    },
    (request, response) => {
      const { socket } = request;
      if (socket.destroyed) return;
      if (callsOf(socket).size < aheadPerConnection) return handle(request, response);
      server.emit(sentTooFarAhead, socket);
      socket.destroy();
    },
  );
  return server.setTimeout(silenceMs);
}

/**
 * Whether a connection may leave HTTP: for the chat's websocket alone. Any other `Upgrade` is ignored and the request
 * answered as if it were absent (RFC 9110, section 7.8): some clients ask for h2c with every first request.
 */
function shouldUpgrade({ url = '', headers }: IncomingMessage): boolean {
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
    if (!shouldUpgrade(request))
      endWithError(stream, 400, 'malformed_request', 'Only the chat socket can be upgraded to.');
  });
}

function ignoreErrors(stream: Duplex): void {
  // A broken stream is destroyed and reported by `close`, and has no client left to answer.
  stream.on('error', () => {});
}
