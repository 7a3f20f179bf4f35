import { Readable } from 'node:stream';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Answer, OperationId } from '../../src/contract/handlers.ts';
import { loadContract, type Operation } from '../../src/contract/load-contract.ts';
import { requireContractAnswer, requireErrorAnswer } from './answer-contract.ts';

/** A test's request. Bodies are not typed: many tests send invalid ones. */
export interface TestCall {
  path?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  /** The body follows its headers once this settles. */
  bodyAfter?: Promise<unknown>;
}

export interface TestAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** The parsed JSON body; undefined for other responses. */
  body: unknown;
  bytes: Buffer;
}

export type Body<Id extends OperationId> = Answer<Id>['body'];

/** The parts of a response that the client needs, from `inject` or from the network. */
export type Injected = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'payload' | 'rawPayload'>;

/** A server in this process, or one behind a URL (see `overHttp`). */
export interface Callable {
  inject(options: InjectOptions): PromiseLike<Injected>;
}

/**
 * Calls operations by their id, with its credentials. Every response is checked against the contract's
 * schema for its status, and an undeclared status fails the test.
 */
export class TestClient {
  readonly #app: Callable;
  readonly #headers: Record<string, string>;

  constructor(app: Callable, headers: Record<string, string> = {}) {
    this.#app = app;
    this.#headers = headers;
  }

  /** Returns the same client with further headers on every call. */
  with(headers: Record<string, string>): TestClient {
    return new TestClient(this.#app, { ...this.#headers, ...headers });
  }

  async call(id: OperationId, call: TestCall = {}): Promise<TestAnswer> {
    const operation = operationOf(id);
    const url = urlOf(operation, call);
    const answer = await this.send({
      method: operation.method as 'GET',
      url,
      headers: { ...(call.headers ?? {}) },
      ...held(await payloadOf(call), call.bodyAfter),
    });
    const viewer = { id: memberIn(this.#headers), roles: operation.roles };
    requireContractAnswer(operation.path, operation.method, answer.status, answer.body, viewer);
    return answer;
  }

  /** Calls, expects a success, and returns its body typed from the contract. */
  async ok<Id extends OperationId>(id: Id, call: TestCall = {}): Promise<Body<Id>> {
    const answer = await this.call(id, call);
    if (answer.status >= 300) throw new Error(`${id} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body as Body<Id>;
  }

  /** Asks for the headers of an operation's answer alone; returns the status. */
  async head(id: OperationId, call: TestCall = {}): Promise<number> {
    const url = urlOf(operationOf(id), call);
    const headers = { ...this.#headers, ...call.headers };
    return (await this.#app.inject({ method: 'HEAD', url, headers })).statusCode;
  }

  /** Calls, expects this error, and returns its message. */
  async errorOf(id: OperationId, status: number, call: TestCall = {}): Promise<string> {
    const answer = await this.call(id, call);
    if (answer.status !== status) {
      throw new Error(`${id} answered ${answer.status}, not ${status}: ${JSON.stringify(answer.body)}`);
    }
    requireErrorAnswer(answer.body);
    return (answer.body as { message: string }).message;
  }

  /**
   * Sends any request, in the contract or not. A JSON response that is not a success must be the
   * contract's `Error`.
   */
  async send(options: InjectOptions): Promise<TestAnswer> {
    const response = await this.#app.inject({
      ...options,
      headers: { ...this.#headers, ...options.headers },
    });
    const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
    const body: unknown = isJson && response.payload !== '' ? JSON.parse(response.payload) : undefined;
    if (isJson && response.statusCode >= 400 && options.method !== 'HEAD') requireErrorAnswer(body);
    return { status: response.statusCode, headers: response.headers, body, bytes: response.rawPayload };
  }
}

function operationOf(id: OperationId): Operation {
  const operation = loadContract().operations.get(id);
  if (operation === undefined) throw new Error(`The contract has no ${id}.`);
  return operation;
}

function urlOf({ id, path }: Operation, call: TestCall): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = call.path?.[name];
    if (value === undefined) throw new Error(`${id} needs ${name} in its path.`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(Object.entries(call.query ?? {}).map(([name, value]) => [name, String(value)]));
  return call.query === undefined ? address : `${address}?${query}`;
}

/** Returns the owner of these credentials, valid or not; null for a visitor's. */
function memberIn({ authorization = '', cookie = '' }: Record<string, string>): string | null {
  const [, claims = ''] = /(?:Bearer |session=)[\w-]+\.([\w-]+)\./.exec(`${authorization} ${cookie}`) ?? [];
  return /"_id":"([^"]+)"/.exec(Buffer.from(claims, 'base64url').toString())?.[1] ?? null;
}

interface Payload {
  payload?: string | Buffer;
  headers?: Record<string, string>;
}

function held({ payload, headers = {} }: Payload, bodyAfter: TestCall['bodyAfter']): InjectOptions {
  if (payload === undefined) return {};
  if (bodyAfter === undefined) return { payload, headers };
  async function* later() {
    await bodyAfter;
    yield payload;
  }
  return { payload: Readable.from(later()), headers };
}

async function payloadOf(call: TestCall): Promise<Payload> {
  if (call.form !== undefined) {
    // Request encodes a form like a browser.
    const request = new Request('http://localhost', { method: 'POST', body: call.form });
    const type = request.headers.get('content-type') ?? '';
    return {
      payload: Buffer.from(await request.arrayBuffer()),
      headers: { ...call.headers, 'content-type': type },
    };
  }
  if (call.body === undefined) return {};
  const payload = typeof call.body === 'string' ? call.body : JSON.stringify(call.body);
  return { payload, headers: { 'content-type': 'application/json', ...call.headers } };
}
