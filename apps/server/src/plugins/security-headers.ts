import type { IncomingMessage, ServerResponse } from 'node:http';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import type { Settings } from '../env.ts';

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Scripts come from this server only; inline styles are allowed because React writes style attributes. */
export const securityHeaders = fp<{ settings: Settings }>(
  async (app, { settings }) => {
    const articles = settings.articlesUrl === null ? [] : [new URL(settings.articlesUrl).origin];
    const headers = headersOf({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          scriptSrcAttr: ["'none'"],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'", ...articles],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          requireTrustedTypesFor: ["'script'"],
          // The one string that becomes code: the URL of the service worker (register-worker.ts in apps/web).
          trustedTypes: ['service-worker'],
        },
      },
      // RFC 6797 allows the header only over https; see the hook below.
      strictTransportSecurity: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
      // Web apps on other origins show members' pictures; CORS protects everything else.
      crossOriginResourcePolicy: { policy: settings.webOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    });
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(headers);
      if (request.protocol === 'https')
        reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
      done();
    });
  },
  { name: 'security-headers' },
);

/** Returns Helmet's headers. They are the same for every response; @fastify/helmet recomputes them for each. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = { 'permissions-policy': permissions };
  const setHeader = (name: string, value: string) => {
    headers[name.toLowerCase()] = value;
  };
  const answer = { setHeader, removeHeader: () => {} } as unknown as ServerResponse;
  helmet(options)({} as IncomingMessage, answer, (error) => {
    if (error !== undefined) throw error;
  });
  return headers;
}
