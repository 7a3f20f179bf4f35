import type { FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { AppContext } from '../context.ts';
import { compilersOf } from '../contract/compilers.ts';
import { deprecationHeaders } from '../contract/deprecation.ts';
import type { AnyHandler, Call, OperationId } from '../contract/handlers.ts';
import { loadContract, type Operation } from '../contract/load-contract.ts';
import { routeSchemaOf } from '../contract/route-schema.ts';
import { requireOffered } from '../modules/community/offered.ts';
import type { SealedCursors } from '../sealed-cursors.ts';
import { authenticationBeforeActing, authenticationOf } from './authentication.ts';
import { rejectNullCharactersInQuery, requireBody } from './bodies.ts';
import { readMultipart } from './multipart.ts';
import { rejectOtherMethods, routedPath } from './other-methods.ts';
import { countCalls } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
    /** The limits that the request counts for. */
    rateLimits?: string[];
    isConditional?: boolean;
    takesCredentials?: boolean;
  }
}

export interface OpenapiOptions {
  context: AppContext;
  handlers: Map<string, AnyHandler>;
  cursors: SealedCursors;
}

/**
 * Registers the contract's operations that have a handler: validates every input, authenticates as the contract
 * requires, and serializes responses by the schema of their status, so undeclared fields never leak.
 */
export const openapi = fp<OpenapiOptions>(
  async (app, { context, handlers, cursors }) => {
    const { document, operations } = loadContract();
    const { validators, serializers } = compilersOf(document);
    app.setValidatorCompiler(validators);
    app.setSerializerCompiler(serializers);
    for (const operation of operations.values()) {
      const handler = handlers.get(operation.id);
      if (handler === undefined) continue;
      app.route({
        method: operation.method as HTTPMethods,
        url: routedPath(operation.path),
        schema: routeSchemaOf(document, operation),
        ...routeOf(operation, handler, { context, cursors }),
      });
    }
    rejectOtherMethods(app, [...operations.values()]);
  },
  { name: 'openapi', dependencies: ['authentication', 'bodies', 'multipart', 'errors'] },
);

function routeOf(
  operation: Operation,
  handler: AnyHandler,
  { context, cursors }: Pick<OpenapiOptions, 'context' | 'cursors'>,
): Pick<RouteOptions, 'config' | 'handler'> {
  const authenticate = authenticationOf(operation, context);
  const authenticateAgain = authenticationBeforeActing(operation, context);
  const takesForm = operation.bodyTypes.includes('multipart/form-data');
  const count = countCalls(operation, context);
  const preValidation = [
    // Uploads count before their body is read; small requests count once they are valid.
    ...(takesForm ? [...count, readMultipartIfSent(context)] : []),
    ...(operation.bodyTypes.length > 0 ? [requireBody] : []),
    rejectNullCharactersInQuery,
  ];
  const { id: operationId, bodyTypes, isBodyRequired, bodyFields, queryNames, rateLimits, isConditional } = operation;
  const { maxBody, maxFile } = operation;
  const takesCredentials = operation.security.length > 0;
  return {
    onRequest: [
      ...announceDeprecation(operation),
      ...(authenticate === null ? [] : [authenticate]),
      ...requireFeatures(operation, context),
    ],
    preValidation,
    preHandler: [...(authenticateAgain === null ? [] : [authenticateAgain]), ...(takesForm ? [] : count)],
    ...(maxBody !== null && { bodyLimit: maxBody }),
    config: {
      operationId,
      bodyTypes,
      ...(maxBody !== null && { maxBody }),
      ...(maxFile !== null && { maxFile }),
      isBodyRequired,
      bodyFields,
      queryNames,
      rateLimits,
      isConditional,
      takesCredentials,
    },
    handler: (request: FastifyRequest, reply: FastifyReply) => answer(handler, request, reply, cursors),
  } as unknown as RouteOptions;
}

/** Adds the headers before anything rejects the request, so that errors have them too. */
function announceDeprecation({ deprecatedSince }: Operation) {
  if (deprecatedSince === null) return [];
  const headers = deprecationHeaders(deprecatedSince);
  return [async (_request: FastifyRequest, reply: FastifyReply) => void reply.headers(headers)];
}

/** Creates the hook that rejects calls of what the community does not offer. */
function requireFeatures({ features }: Operation, { community }: AppContext) {
  if (features.length === 0) return [];
  return [
    async ({ caller }: FastifyRequest) => requireOffered(community.values, features, { isVisitor: caller === null }),
  ];
}

function readMultipartIfSent({ limits }: AppContext) {
  return async (request: FastifyRequest) => {
    if (request.isMultipart()) await readMultipart(request, limits.formBytesInFlight);
  };
}

/** Names the list that a request reads, in its order: a cursor continues no other one. */
function listOf({ routeOptions, params, query }: FastifyRequest): string {
  const { sort = null } = query as { sort?: string };
  return JSON.stringify([routeOptions.config.operationId, params, sort]);
}

async function answer(
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  cursors: SealedCursors,
): Promise<FastifyReply> {
  const list = listOf(request);
  const { status, body, headers } = await handler({
    path: request.params,
    query: cursors.open(request.query as object, list),
    headers: request.headers,
    body: request.body,
    uploads: request.uploads ?? new Map(),
    caller: request.caller,
    request,
    reply,
  } as unknown as Call<OperationId>);
  // Responses may contain private data; handlers of public, immutable resources override this.
  reply.header('cache-control', 'no-store').headers(cursors.seal(headers, list) ?? {});
  return reply.code(status).send(body);
}
