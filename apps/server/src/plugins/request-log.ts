import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** nginx's status for a client that disconnects before its request is complete. Only logged, never sent. */
const clientGone = 499;

function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.config.operationId ?? routeOptions.url ?? 'unknown';
}

/**
 * Logs one line per request, by route and not by URL: paths and queries can contain search text. Headers and
 * bodies are never logged, so no password, token, cookie or message text can be.
 */
export const requestLog = fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id);
      done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      request.log.info(
        {
          method: request.method,
          route: routeOf(request),
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
        },
        'answered',
      );
      done();
    });
    app.addHook('onRequestAbort', (request, done) => {
      const { method } = request;
      request.log.info({ method, route: routeOf(request), status: clientGone }, 'client gone');
      done();
    });
  },
  { name: 'request-log' },
);
