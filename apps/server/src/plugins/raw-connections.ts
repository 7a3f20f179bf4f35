import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { endWithError, type LogRejection, malformed, type Rejection, sendRejection, tooLate } from './client-errors.ts';
import { requestsOf } from './in-flight-request.ts';

/** In milliseconds. */
const timeouts = {
  /** Allows five megabytes over a slow connection. */
  requestTimeout: 120_000,
  /** Counts from the start of the connection; slow clients send headers within seconds. */
  headersTimeout: 20_000,
  /** How often Node checks these timeouts. */
  connectionsCheckingInterval: 5_000,
  /** Idle timeout of a connection, also while its client does not read a response. */
  silence: 60_000,
};

/** Longer than load balancers keep connections (60 s); Fastify's default. */
const keepAliveTimeout = 72_000;

/** Pipelined requests per connection. Browsers and proxies do not pipeline. */
const aheadPerConnection = 10;

/** The path of the chat socket; Socket.IO's default. */
const socketPath = '/socket.io/';

/** Emitted by the server when it closes a connection for pipelining too many requests. */
export const sentTooFarAhead = 'sentTooFarAhead';

const unmetExpectation: Rejection = {
  status: 417,
  code: 'expectation_failed',
  message: 'Leave out the Expect header, or send 100-continue in it.',
};

const noTunnel: Rejection = {
  status: 405,
  code: 'method_not_allowed',
  message: 'CONNECT is not possible here.',
  headers: { Allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS' },
};

/**
 * Creates the HTTP server under Fastify, which answers in the contract's error shape where Node would send no body. It
 * closes a connection that pipelines too many requests before Fastify does any work: Node parses about a hundred requests
 * at once.
 */
export function createHttpServer(
  handle: RequestListener,
  { silence, ...limits } = timeouts,
  log: LogRejection = () => {},
): Server {
  const server = createServer(
    // We check the host ourselves: Node's own 400 has no body.
    { shouldUpgradeCallback: shouldUpgrade, ...limits, keepAliveTimeout, requireHostHeader: false },
    (request, response) => {
      const { socket } = request;
      if (socket.destroyed) return;
      // A stalled body times out before `requestTimeout`. Without a listener Node closes the connection.
      request.once('timeout', () => {
        if (request.complete || response.headersSent) socket.destroy();
        else log(endWithError(socket, tooLate));
      });
      const problem = problemOf(request);
      if (problem !== null) return void log(sendRejection(response, malformed(problem)));
      if (requestsOf(socket).size < aheadPerConnection) return handle(request, response);
      server.emit(sentTooFarAhead, socket);
      socket.destroy();
    },
  );
  server.on('checkExpectation', (_request, response) => log(sendRejection(response, unmetExpectation)));
  server.on('connect', (_request, stream) => log(endWithError(stream, noTunnel)));
  return server.setTimeout(silence);
}

/** Returns what is wrong with a request that Node can parse (RFC 9112, 2.3 and 3.2); null for a good one. */
function problemOf({ httpVersionMajor, httpVersionMinor, rawHeaders }: IncomingMessage): string | null {
  if (httpVersionMajor !== 1) return 'Send the request as HTTP/1.1.';
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1 || (hosts === 0 && httpVersionMinor > 0)) return 'Send one Host header.';
  return null;
}

/**
 * Whether to upgrade a connection: only for the chat's websocket. Any other `Upgrade` header is
 * ignored (RFC 9110, section 7.8), since some clients ask for h2c with every first request.
 */
function shouldUpgrade({ url = '', headers }: IncomingMessage): boolean {
  return url.startsWith(socketPath) && headers.upgrade?.toLowerCase() === 'websocket';
}

/**
 * Keeps a broken connection from ending the process. Node removes its own error listener from an
 * upgraded connection, and an `error` event without a listener is an uncaught exception. Call it before sockets
 * attach.
 */
export function surviveBrokenConnections(server: Server): void {
  server.on('connection', ignoreErrors);
  // The upgraded stream is not always the connection itself: a request with a body wraps it.
  server.on('upgrade', (request: IncomingMessage, stream: Duplex) => {
    ignoreErrors(stream);
    // Node before 24.9 does not call `shouldUpgradeCallback`.
    if (!shouldUpgrade(request)) endWithError(stream, malformed('Only the chat socket can be upgraded to.'));
  });
}

function ignoreErrors(stream: Duplex): void {
  // A broken stream is destroyed and reported by `close`; there is no client left to respond to.
  stream.on('error', () => {});
}
