import { operationAddresses } from '@skill-exchange/api-client/operations';
import type { operations } from '@skill-exchange/api-client/types';
import { inject } from 'vitest';
import { codeOf, type Owner, requireSubject, requireValidResponse } from './check-response.ts';
import { noteAccount } from './clean-up/account-ledger.ts';
import { addLatestCall, noteCall } from './latest-call.ts';

export type OperationId = keyof typeof operationAddresses;

type JsonOf<Answers, Status> = Status extends keyof Answers
  ? Answers[Status] extends { content: { 'application/json': infer Body } }
    ? Body
    : never
  : never;

/** The JSON body of an operation's success. */
export type Success<Id extends OperationId> = Id extends keyof operations
  ? JsonOf<operations[Id]['responses'], 200 | 201 | 202>
  : never;

export interface Call {
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  form?: Record<string, string | Blob>;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed JSON body, or null. */
  body: unknown;
  /** The raw body. */
  text: string;
  bytes: Uint8Array;
}

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
    /** Empty if the backend cannot set up states. */
    stateChangeUrl: string;
    webOrigin: string;
    /** Where the suite notes its accounts, to delete them. */
    accountsFile: string;
  }
}

/**
 * Calls operations of the contract by their id, as a visitor or with a member's credentials. Checks
 * every response: see `requireValidResponse`.
 */
export class Caller {
  readonly #credentials: Record<string, string>;
  readonly #own: Owner;

  /** @param own the member with these credentials; responses must not contain private fields of others */
  constructor(credentials: Record<string, string> = {}, own: Owner = {}) {
    this.#credentials = credentials;
    this.#own = own;
  }

  async call(id: OperationId, { path = {}, query = {}, body, form, headers }: Call = {}): Promise<Answer> {
    const { method, path: template } = operationAddresses[id];
    const url = new URL(
      inject('backendUrl') + template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? '')),
    );
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const sent = {
      ...this.#credentials,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    const response = await fetch(url, {
      method: method.toUpperCase(),
      redirect: 'manual',
      headers: sent,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(form === undefined ? {} : { body: formData(form) }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const answer = { status: response.status, headers: response.headers, body: parseJson(text), text, bytes };
    noteCall({ method: method.toUpperCase(), url, headers: sent, body, form, status: answer.status });
    try {
      requireValidResponse(id, answer, text, this.#own, emailIn(body));
      requireSubject(id, answer, path);
    } catch (error) {
      addLatestCall(error as Error);
      throw error;
    }
    if (response.ok)
      noteAccount(inject('accountsFile'), id, { sent: body, answered: answer.body, caller: this.#own.email });
    return answer;
  }

  /** Calls an operation, and throws unless the response is a success. */
  async ok<Id extends OperationId>(id: Id, call: Call = {}): Promise<Success<Id>> {
    const { status, body } = await this.call(id, call);
    if (status < 200 || status > 299) {
      const error = new Error(`${id} answered ${status}: ${JSON.stringify(body)}`);
      addLatestCall(error);
      throw error;
    }
    return body as Success<Id>;
  }

  /** Returns the status and, for an error, its code. */
  async outcome(id: OperationId, call: Call = {}): Promise<[status: number, code?: unknown]> {
    const { status, body } = await this.call(id, call);
    return status < 400 ? [status] : [status, codeOf(body)];
  }

  /** Returns only the status. */
  async status(id: OperationId, call: Call = {}): Promise<number> {
    return (await this.call(id, call)).status;
  }
}

export const visitor = new Caller();

function formData(fields: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

function emailIn(body: unknown): string {
  return typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
