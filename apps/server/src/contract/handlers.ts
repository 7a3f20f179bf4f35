import type { Readable } from 'node:stream';
import type { operations } from '@skill-exchange/api-client/types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Upload } from '../plugins/multipart.ts';

/**
 * Handlers typed from the contract: what a handler answers must be one of the operation's declared successes, or it
 * does not compile. Everything else is an `ApiError` that is thrown.
 */

export type OperationId = keyof operations;

type Or<Candidate, Fallback> = [Candidate] extends [never] ? Fallback : Candidate;
// The generator writes `query?: never` where an operation has no such parameter.
type ParametersOf<Id extends OperationId, In extends 'query' | 'path' | 'header'> = Or<
  NonNullable<operations[Id]['parameters'][In]>,
  Record<never, never>
>;

type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : Or<OptionalBody<NonNullable<operations[Id]['requestBody']>>, undefined>;
// One that is left out is an empty object by then.
type OptionalBody<Body> = Body extends { content: infer Content } ? Content[keyof Content] : undefined;

type Responses<Id extends OperationId> = operations[Id]['responses'];
type SuccessStatus<Id extends OperationId> = Extract<keyof Responses<Id>, 200 | 201 | 204>;

// A picture and a zip are typed as text by the generator and sent as bytes.
type ContentOf<Response> = Response extends { content: { 'application/json': infer Json } }
  ? Json
  : Response extends { content: { 'image/webp': unknown } }
    ? Buffer
    : Response extends { content: { 'application/zip': unknown } }
      ? Readable
      : Response extends { content: { 'text/calendar': string } }
        ? string
        : undefined;

/** A success that the contract declares for the operation. */
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
  isSuspended: boolean;
}

export interface Call<Id extends OperationId> {
  path: ParametersOf<Id, 'path'>;
  query: ParametersOf<Id, 'query'>;
  headers: ParametersOf<Id, 'header'>;
  /** Validated by the contract. May have unknown properties, which services do not read. */
  body: BodyOf<Id>;
  /** The files of a multipart body by field name. */
  uploads: Map<string, Upload>;
  /** Null for a visitor; never null where the contract demands credentials (see `callerOf`). */
  caller: Caller | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A module's routes satisfy a part of it. */
export type Handlers = { [Id in OperationId]: (call: Call<Id>) => Promise<Answer<Id>> };

/** Every handler by operation, as the openapi plugin calls them: the contract has already checked the input. */
export type AnyHandler = (call: Call<OperationId>) => Promise<{
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}>;

/** The caller of an operation that demands credentials. */
export function callerOf(call: { caller: Caller | null }): Caller {
  if (call.caller === null) throw new Error('The contract lets visitors call this operation.');
  return call.caller;
}

/** The call's Idempotency-Key; null without one. */
export function idempotencyKeyOf({ request }: { request: FastifyRequest }): string | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? key : null;
}
