import fastifyCors from '@fastify/cors';
import fp from 'fastify-plugin';
import type { Settings } from '../env.ts';

/** Lets the configured web apps call with credentials; other origins get no CORS header. */
export const crossOrigin = fp<{ settings: Settings }>(
  async (app, { settings }) => {
    if (settings.webOrigins.length === 0) return;
    await app.register(fastifyCors, {
      origin: settings.webOrigins,
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
      exposedHeaders: ['deprecation', 'link', 'location', 'retry-after', 'sunset', 'x-request-id'],
      maxAge: 600,
      // Every operation responds to OPTIONS itself, with its methods.
      strictPreflight: false,
      preflightContinue: true,
    });
  },
  { name: 'cross-origin' },
);
