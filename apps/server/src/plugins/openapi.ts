import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import fp from 'fastify-plugin';
import { notAllowed } from '../api-errors.ts';
import type { AppContext } from '../context.ts';
import type { AnyHandler, Call, OperationId } from '../contract/handlers.ts';
import { loadContract, type Operation, routedDocument } from '../contract/load-contract.ts';
import { createValidatorCompiler } from '../contract/validation.ts';
import { authenticationOf } from './authentication.ts';
import { rejectNullCharactersInQuery, requireBody } from './bodies.ts';
import { readMultipart } from './multipart.ts';
import { countCalls } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
    /** The things of the table of limits that a call counts as. */
    rateLimits?: string[];
    isConditional?: boolean;
    takesCredentials?: boolean;
  }
}

export interface OpenapiOptions {
  context: AppContext;
  handlers: Map<string, AnyHandler>;
}

/**
 * Registers the contract's operations that have a handler: validation of every input, authentication as the contract
 * asks for it, and answers serialised by the schema of their status, so that undeclared fields never leave.
 */
export const openapi = fp<OpenapiOptions>(
  async (app, { context, handlers }) => {
    const contract = loadContract();
    app.setValidatorCompiler(createValidatorCompiler());
    await app.register(fastifyOpenapiGlue, {
      // Cookies are read by handlers; without this the plugin warns of those that the contract names.
      addCookieSchema: true,
      specification: routedDocument(contract.document, (id) => handlers.has(id)),
      operationResolver: (operationId) => {
        const operation = contract.operations.get(operationId);
        const handler = handlers.get(operationId);
        if (operation === undefined || handler === undefined) throw new Error(`No handler for ${operationId}`);
        return routeOf(operation, handler, context);
      },
    });
    rejectOtherMethods(app, [...contract.operations.values()]);
  },
  { name: 'openapi', dependencies: ['authentication', 'bodies', 'multipart', 'errors'] },
);

/** Answers 405 where a path has operations, and none for the method; OPTIONS answers which there are. */
function rejectOtherMethods(app: FastifyInstance, operations: Operation[]): void {
  for (const path of new Set(operations.map((operation) => operation.path))) {
    const own = operations
      .filter((operation) => operation.path === path)
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    const url = path.replaceAll('{', ':').replaceAll('}', '');
    const allow = [...own, 'OPTIONS'].join(', ');
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !own.includes(method)),
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

function routeOf(operation: Operation, handler: AnyHandler, context: AppContext): RouteOptions {
  const authenticate = authenticationOf(operation, context);
  const takesForm = operation.bodyTypes.includes('multipart/form-data');
  const count = countCalls(operation, context);
  const preValidation = [
    // Before megabytes are read; what is small counts once it is found good.
    ...(takesForm ? [...count, readMultipartIfSent(context)] : []),
    ...(operation.bodyTypes.length > 0 ? [requireBody] : []),
    rejectNullCharactersInQuery,
  ];
  const { id: operationId, bodyTypes, isBodyRequired, bodyFields, queryNames, rateLimits, isConditional } = operation;
  const takesCredentials = operation.security.length > 0;
  // The glue brings method, address and schema; what stands here goes on top.
  return {
    ...(authenticate === null ? {} : { onRequest: authenticate }),
    preValidation,
    ...(takesForm ? {} : { preHandler: count }),
    config: {
      operationId,
      bodyTypes,
      isBodyRequired,
      bodyFields,
      queryNames,
      rateLimits,
      isConditional,
      takesCredentials,
    },
    handler: (request: FastifyRequest, reply: FastifyReply) => answer(handler, request, reply),
  } as unknown as RouteOptions;
}

function readMultipartIfSent({ limits }: AppContext) {
  return async (request: FastifyRequest) => {
    if (request.isMultipart()) await readMultipart(request, limits.formBytesInFlight);
  };
}

async function answer(handler: AnyHandler, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { status, body, headers } = await handler({
    path: request.params,
    query: request.query,
    headers: request.headers,
    body: request.body,
    uploads: request.uploads ?? new Map(),
    caller: request.caller,
    request,
    reply,
  } as unknown as Call<OperationId>);
  // Answers may hold what only this caller may see; handlers of public, unchanging things say otherwise.
  reply.header('cache-control', 'no-store').headers(headers ?? {});
  return reply.code(status).send(body);
}
