import fp from 'fastify-plugin';

/**
 * One line a request, by route and not by address: paths and queries can hold what people search for. Headers and
 * bodies are never logged, so no password, token, cookie or message text can be.
 */
export const requestLog = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
    app.addHook('onResponse', async (request, reply) => {
      request.log.info(
        {
          method: request.method,
          route: request.routeOptions.config.operationId ?? request.routeOptions.url ?? 'unknown',
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
        },
        'answered',
      );
    });
  },
  { name: 'request-log' },
);
