import { join } from 'node:path';
import { Pact, SpecificationVersion } from '@pact-foundation/pact';
import { type ApiClient, createApiClient } from '@skill-exchange/api-client';
import { isApiError } from '@skill-exchange/api-client/errors';
import { expect, test } from 'vitest';
import { type Operation, operations } from '../../src/openapi/document.ts';
import { consumer } from '../../src/pact-file.ts';
import { browserWith, expectOneRequest } from './browser.ts';
import { encodeForm, type FormFields, formRules, formType } from './form.ts';
import type { Given } from './given.ts';
import { anySuccess, type FromState, fromState, type Matcher, placeholder, stated } from './matchers.ts';
import { pactFolder } from './pact-folder.ts';
import { errorBody } from './shapes.ts';

type Examples = Readonly<Record<string, string>>;

/** The request without method, path template and credentials, which the contract defines. */
interface RequestParts {
  readonly path?: Readonly<Record<string, string | FromState>>;
  readonly query?: Readonly<Record<string, string | FromState>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: FormFields;
}

interface Exchange<Values extends Examples> {
  readonly given: Given<Values>;
  readonly request?: (values: Given<Values>['injected']) => RequestParts;
  /** Sends the request through a function that the app uses too. */
  readonly send: (api: ApiClient, values: Values) => Promise<unknown>;
  /** Sends no token. */
  readonly asVisitor?: boolean;
}

interface Answered<Values extends Examples> extends Exchange<Values> {
  readonly status: number;
  readonly headers?: Readonly<Record<string, Matcher<string>>>;
  /** The fields that the app reads; undefined if the status is enough. */
  readonly body?: unknown;
  /** The response with the state's own values, when it must be about that thing. */
  readonly stated?: (values: Given<Values>['injected']) => unknown;
  /** Checks the client's result. */
  readonly gives?: (result: unknown) => void;
}

interface Rejected<Values extends Examples> extends Exchange<Values> {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429;
  readonly headers?: Readonly<Record<string, Matcher<string>>>;
  /** An example of the provider's message; any text matches. Omitted where the app reads only the status. */
  readonly message?: string;
  /** The client's result, if it does not throw its error. */
  readonly becomes?: unknown;
}

/** Defines the interactions of the app with one provider. */
export function interactionsWith(provider: string) {
  return {
    /** Defines a successful request. */
    answers: <Values extends Examples>(operationId: string, receives: string, exchange: Answered<Values>): void =>
      test(`${operationId}: ${receives}`, () =>
        play(provider, operationId, receives, exchange, async (result) => {
          const value = await result;
          exchange.gives?.(value);
        })),

    /** Defines a rejected request: the client throws its error with the status and the provider's own message. */
    rejects: <Values extends Examples>(operationId: string, receives: string, exchange: Rejected<Values>): void =>
      test(`${operationId}: ${receives}`, () =>
        play(
          provider,
          operationId,
          receives,
          { ...exchange, body: exchange.message === undefined ? undefined : errorBody(exchange.message) },
          async (result) => {
            if ('becomes' in exchange) return expect(await result).toEqual(exchange.becomes);
            const error: unknown = await result.then(
              () => undefined,
              (reason: unknown) => reason,
            );
            if (!isApiError(error)) throw error ?? new Error('The client took the error for a success.');
            expect(error).toMatchObject({ status: exchange.status, serverMessage: exchange.message });
            expect(error.retryAfter).toBe(exchange.headers === undefined ? undefined : 900);
          },
        )),
  };
}

async function play<Values extends Examples>(
  provider: string,
  operationId: string,
  receives: string,
  exchange: Answered<Values>,
  check: (result: Promise<unknown>) => Promise<void>,
): Promise<void> {
  const operation = operations.get(operationId);
  if (operation === undefined) throw new Error(`openapi.yaml has no operation ${operationId}.`);
  const { given } = exchange;
  const parts = exchange.request?.(given.injected) ?? {};
  const spec = SpecificationVersion.SPECIFICATION_VERSION_V4;
  const examples: Examples = given.examples;
  const token = exchange.asVisitor ? undefined : (examples.token ?? 'a.stored.token');
  const takesBearer = operation.takesBearer && token !== undefined;
  const takesCookie = operation.takesCookie && !operation.takesBearer;

  await new Pact({ consumer, provider, spec, dir: join(pactFolder, operationId), logLevel: 'error' })
    .addInteraction()
    .given(given.name, given.parameters)
    .uponReceiving(`${operationId}: ${receives}`)
    .withRequest(operation.method, pathOf(operation, parts.path ?? {}), (request) => {
      request.headers({
        ...parts.headers,
        ...(takesBearer ? { Authorization: fromState(`Bearer ${placeholder('token')}`, `Bearer ${token}`) } : {}),
        ...(takesCookie ? { Cookie: fromState(placeholder('cookie'), examples.cookie ?? '') } : {}),
        ...(parts.form ? { 'Content-Type': anyBoundary } : {}),
      });
      if (parts.query) request.query(parts.query);
      if (parts.body !== undefined) request.jsonBody(parts.body);
      if (parts.form) {
        request.body(formType, encodeForm(parts.form)).matchingRules({ body: formRules(parts.form) });
      }
    })
    .willRespondWith(exchange.status < 300 ? anySuccess(exchange.status) : exchange.status, (response) => {
      if (exchange.headers) response.headers({ ...exchange.headers });
      const body = exchange.stated?.(asStated(given.injected)) ?? exchange.body;
      if (body !== undefined) response.jsonBody(body);
    })
    .executeTest(async ({ url }) => {
      const browser = browserWith(examples.cookie);
      const getToken = () => token;
      const api = createApiClient({ baseUrl: url, articlesUrl: url, getToken, fetch: browser.fetch });
      await check(exchange.send(api, given.examples));
      const isOurs = !operation.tags.includes('articles');
      expectOneRequest(browser, takesBearer ? `Bearer ${token}` : null, isOurs ? 'include' : 'omit');
    });
}

function asStated<Values extends Examples>(injected: Given<Values>['injected']): Given<Values>['injected'] {
  const entries = Object.entries<FromState>(injected).map(([name, value]) => [name, stated(value)]);
  return Object.fromEntries(entries) as Given<Values>['injected'];
}

const anyBoundary = {
  'pact:matcher:type': 'regex',
  regex: '^multipart/form-data;\\s*boundary=.+$',
  value: formType,
};

/** Fills in the path template: with the examples for the client, with the state's values for the verifier. */
function pathOf(operation: Operation, parameters: NonNullable<RequestParts['path']>): string | FromState {
  const fill = (read: (value: string | FromState) => string) =>
    operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = parameters[name];
      if (value === undefined) throw new Error(`${operation.path} needs ${name}.`);
      return read(value);
    });
  const example = fill((value) => encodeURIComponent(typeof value === 'string' ? value : value.value));
  const expression = fill((value) => (typeof value === 'string' ? value : value.expression));
  return Object.values(parameters).some((value) => typeof value !== 'string')
    ? fromState(expression, example)
    : example;
}
