import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { TokenClaims } from './tokens.ts';

/** Returns the claims of the request's bearer token, or null. Does not check whether the session is still active. */
export async function readBearer(request: FastifyRequest, context: AppContext): Promise<TokenClaims | null> {
  const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  return token === undefined ? null : await context.tokens.verify('bearer', token);
}
