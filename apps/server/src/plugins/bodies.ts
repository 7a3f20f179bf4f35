import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError, invalid } from '../api-errors.ts';
import { loadContract } from '../contract/load-contract.ts';

/** The largest JSON body of the contract, in bytes: the limit of everything that is not its operation. */
export const maximumBodyBytes = Math.max(
  ...[...loadContract().operations.values()].map(({ maxBody, maxFile }) => (maxFile === null ? (maxBody ?? 0) : 0)),
);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Content types of the operation's body; empty when it has none. */
    bodyTypes?: string[];
    /** Maximum size of the body, and of a file in it, in bytes: `x-max-body` and `x-max-file` of the operation. */
    maxBody?: number;
    maxFile?: number;
    isBodyRequired?: boolean;
    /** Names of the operation's text fields. */
    bodyFields?: string[];
    queryNames?: string[];
  }
}

/**
 * Parses JSON bodies only (multipart has its own plugin). An operation without a body ignores any body that is
 * sent, since many clients send a content type with an empty body.
 */
export const bodies = fp(
  async (app) => {
    const parseJson = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
      if (text === '') return done(null, undefined);
      parseJson(request, text, (error, value) =>
        error ? done(invalid('body', 'must be well-formed JSON')) : done(null, value),
      );
    });
    app.addHook('onRequest', (request, _reply, done) => {
      // Without a type, a body of any length is ignored.
      if (takesNoBody(request)) delete request.headers['content-type'];
      done();
    });
    // After the hooks that ask who calls.
    app.addHook('preParsing', (request, _reply, _payload, done) => {
      if (!takesNoBody(request) && isEncoded(request))
        return done(new ApiError('unsupported', 'Send the body without a Content-Encoding.'));
      done();
    });
    app.addContentTypeParser('*', (request, payload, done) => {
      if (!takesNoBody(request)) return done(wrongType(request));
      payload.resume();
      done(null, undefined);
    });
  },
  { name: 'bodies' },
);

function takesNoBody(request: FastifyRequest): boolean {
  return (request.routeOptions.config.bodyTypes ?? []).length === 0;
}

/** Whether the body is compressed, which no client needs, and which would allow zip bombs. */
function isEncoded({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  return encoding !== '' && encoding !== 'identity';
}

function wrongType(request: FastifyRequest): ApiError {
  const types = request.routeOptions.config.bodyTypes ?? [];
  return new ApiError('unsupported', `Send the body as ${types.join(' or ')}.`);
}

/** preValidation hook: requires the body, a declared content type, and text that the database can store. */
export async function requireBody(request: FastifyRequest): Promise<void> {
  const { bodyTypes: types = [], isBodyRequired = true } = request.routeOptions.config;
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type !== '' && !types.includes(type.trim().toLowerCase())) throw wrongType(request);
  if (!isBodyRequired) request.body ??= {};
  if (request.body === undefined || request.body === null) throw invalid('body', 'is required', { rule: 'required' });
  rejectNullCharacters(request.body, request.routeOptions.config.bodyFields);
}

/** preValidation hook: requires query text that the database can store. */
export async function rejectNullCharactersInQuery(request: FastifyRequest): Promise<void> {
  rejectNullCharacters(request.query, request.routeOptions.config.queryNames);
}

/** Rejects NUL, the one character that the database cannot store. Ignores undeclared parameters. */
function rejectNullCharacters(values: unknown, names: string[] = []): void {
  for (const name of names) {
    const texts = [(values as Record<string, unknown>)[name]].flat();
    if (texts.some((text) => typeof text === 'string' && text.includes('\0')))
      throw invalid(name, 'must not hold a null character');
  }
}
