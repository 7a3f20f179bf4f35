import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError, invalid } from '../api-errors.ts';

/** More than any JSON body of the contract needs, in bytes. */
export const maximumBodyBytes = 256 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The content types that the operation's body may have; none when it takes no body. */
    bodyTypes?: string[];
    isBodyRequired?: boolean;
    /** The texts that the operation takes, by name. */
    bodyFields?: string[];
    queryNames?: string[];
  }
}

/**
 * Reads JSON bodies and nothing else (multipart has its own plugin). An operation without a body ignores whatever is
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
      // Whatever the type, so whatever the length.
      if (takesNoBody(request)) delete request.headers['content-type'];
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

function wrongType(request: FastifyRequest): ApiError {
  const types = request.routeOptions.config.bodyTypes ?? [];
  return new ApiError('unsupported', `Send the body as ${types.join(' or ')}.`);
}

/** A preValidation hook for operations with a body: it is there where it must be, in a declared type, and storable as text. */
export async function requireBody(request: FastifyRequest): Promise<void> {
  const { bodyTypes: types = [], isBodyRequired = true } = request.routeOptions.config;
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type !== '' && !types.includes(type.trim().toLowerCase())) throw wrongType(request);
  if (!isBodyRequired) request.body ??= {};
  if (request.body === undefined || request.body === null) throw invalid('body', 'is required');
  rejectNullCharacters(request.body, request.routeOptions.config.bodyFields);
}

/** A preValidation hook: the same for the texts of the query. */
export async function rejectNullCharactersInQuery(request: FastifyRequest): Promise<void> {
  rejectNullCharacters(request.query, request.routeOptions.config.queryNames);
}

/** Rejects the one character that the database cannot store. Undeclared parameters are ignored. */
function rejectNullCharacters(values: unknown, names: string[] = []): void {
  for (const name of names) {
    const texts = [(values as Record<string, unknown>)[name]].flat();
    if (texts.some((text) => typeof text === 'string' && text.includes('\0')))
      throw invalid(name, 'must not hold a null character');
  }
}
