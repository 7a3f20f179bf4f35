import type { FastifyInstance } from 'fastify';
import { notAllowed } from '../api-errors.ts';
import type { Operation } from '../contract/load-contract.ts';

/** Methods that the router knows. */
const routed = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Returns a path of the contract in the form of Fastify's routes. */
export const routedPath = (path: string) => path.replaceAll('{', ':').replaceAll('}', '');

/**
 * Responds with 405 to methods that a path lacks, and to OPTIONS with the methods it has. Methods that no path has, such as
 * TRACE, are rejected before they are routed.
 */
export function rejectOtherMethods(app: FastifyInstance, operations: Operation[]): void {
  const paths = [...new Set(operations.map((operation) => operation.path))].map((path) => ({
    path,
    methods: operations
      .filter((operation) => operation.path === path)
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

  app.addHook('onRequest', (request, reply, done) => {
    if (routed.includes(request.method)) return done();
    const [address = '/'] = request.url.split('?');
    const { methods } = paths.find(({ pattern }) => pattern.test(address)) ?? { methods: ['GET', 'HEAD'] };
    reply.header('allow', [...methods, 'OPTIONS'].join(', '));
    done(notAllowed(request.method));
  });

  for (const { path, methods } of paths) {
    const url = routedPath(path);
    const allow = [...methods, 'OPTIONS'].join(', ');
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !methods.includes(method)),
      url,
      exposeHeadRoute: false,
      handler: async ({ method }, reply) => {
        reply.header('allow', allow);
        throw notAllowed(method);
      },
    });
    app.options(url, async (_request, reply) => reply.code(204).header('allow', allow).send());
  }
}
