import type { Readable } from 'node:stream';
import type { operations } from '@skill-exchange/api-client/types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Upload } from '../plugins/multipart.ts';

/**
 * Handlers typed from the contract: a handler that returns anything but one of the operation's
 * declared successes does not compile. Every other response is a thrown `ApiError`.
 */

export type OperationId = keyof operations;

type Or<Candidate, Fallback> = [Candidate] extends [never] ? Fallback : Candidate;
// The generator writes `query?: never` when an operation has no such parameter.
type ParametersOf<Id extends OperationId, In extends 'query' | 'path' | 'header'> = Or<
  NonNullable<operations[Id]['parameters'][In]>,
  Record<never, never>
>;

type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : Or<OptionalBody<NonNullable<operations[Id]['requestBody']>>, undefined>;
// A missing optional body arrives as an empty object.
type OptionalBody<Body> = Body extends { content: infer Content } ? Content[keyof Content] : undefined;

type Responses<Id extends OperationId> = operations[Id]['responses'];
type SuccessStatus<Id extends OperationId> = Extract<keyof Responses<Id>, 200 | 201 | 202 | 204>;

// The generator types pictures, zips and backups as text; they are sent as bytes.
type ContentOf<Response> = Response extends { content: { 'application/json': infer Json } }
  ? Json
  : Response extends { content: { 'image/webp': unknown } }
    ? Buffer
    : Response extends {
          content: { 'application/zip': unknown } | { 'application/vnd.skill-exchange.backup': unknown };
        }
      ? Readable
      : Response extends { content: { 'text/calendar': string } }
        ? string
        : undefined;

/** A success response of the operation. */
export type Answer<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: {
    status: Status;
    body: ContentOf<Responses<Id>[Status]>;
    headers?: Record<string, string>;
  };
}[SuccessStatus<Id>];

/** The authenticated caller: the token is valid and its session active. */
export interface Caller {
  memberId: string;
  sessionId: string;
  role: 'member' | 'moderator';
  isOperator: boolean;
  isSuspended: boolean;
}

export interface Call<Id extends OperationId> {
  path: ParametersOf<Id, 'path'>;
  query: ParametersOf<Id, 'query'>;
  headers: ParametersOf<Id, 'header'>;
  /** Validated by the contract, and without undeclared fields. */
  body: BodyOf<Id>;
  /** The files of a multipart body by field name. */
  uploads: Map<string, Upload>;
  /** Null for a visitor; never null when the contract requires credentials (see `callerOf`). */
  caller: Caller | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** All handlers. The routes of a module are a part of it. */
export type Handlers = { [Id in OperationId]: (call: Call<Id>) => Promise<Answer<Id>> };

/** All handlers by operation, as the openapi plugin calls them with validated input. */
export type AnyHandler = (call: Call<OperationId>) => Promise<{
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}>;

/** Returns the caller of an operation that requires credentials. */
export function callerOf(call: { caller: Caller | null }): Caller {
  if (call.caller === null) throw new Error('The contract lets visitors call this operation.');
  return call.caller;
}

/** Returns the request's Idempotency-Key; null without one. */
export function idempotencyKeyOf({ request }: { request: FastifyRequest }): string | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? key : null;
}
