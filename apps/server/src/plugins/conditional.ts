import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Responds with 304 to clients that have the current response, where the contract declares it.
 *
 * The ETag is a hash of the content, and weak, since compression changes the bytes. A client that sends it in
 * If-None-Match gets a 304 without a body. The server compares it every time, so no client sees a stale list. A
 * response that depends on the caller, or whose handler marks it private, is for the client's private cache only.
 *
 * Registered before compression, which turns the payload into a stream.
 */
export const conditional = fp(
  async (app) => {
    app.addHook('onSend', (request, reply, payload, done) => {
      const { isConditional, takesCredentials } = request.routeOptions.config;
      if (!isConditional || reply.statusCode !== 200 || typeof payload !== 'string') return done();
      const tag = `W/"${hash('sha1', payload, 'base64url')}"`;
      reply.header('etag', tag);
      const isPrivate = takesCredentials || String(reply.getHeader('cache-control')).startsWith('private');
      reply.header('cache-control', isPrivate ? 'private, no-cache' : 'no-cache');
      if (takesCredentials) vary(reply, 'Authorization, Cookie');
      if (!names(request.headers['if-none-match'], tag)) return done();
      reply.code(304).removeHeader('content-length').removeHeader('content-type');
      done(null, '');
    });
  },
  { name: 'conditional' },
);

/** Appends to the Vary header of other plugins. */
export function vary(reply: FastifyReply, headers: string): void {
  const already = reply.getHeader('vary');
  reply.header('vary', already === undefined ? headers : `${already}, ${headers}`);
}

/** Whether an If-None-Match header lists the tag; weak or strong is the same here (RFC 9110, 13.1.2). */
export function names(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((candidate) => bare(candidate) === bare(tag));
}
