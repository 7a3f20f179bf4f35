import fp from 'fastify-plugin';

/**
 * One line a request, by route and not by address: paths and queries can hold what people search for. Headers and
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
          route: request.routeOptions.config.operationId ?? request.routeOptions.url ?? 'unknown',
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
        },
        'answered',
      );
      done();
    });
  },
  { name: 'request-log' },
);
