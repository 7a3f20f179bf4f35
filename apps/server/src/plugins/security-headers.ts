import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { Settings } from '../env.ts';

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Scripts come from this server alone; inline styles stay allowed because React writes style attributes. */
export const securityHeaders = fp<{ settings: Settings }>(
  async (app, { settings }) => {
    const articles = settings.articlesUrl === null ? [] : [new URL(settings.articlesUrl).origin];
    await app.register(helmet, {
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
          // The one text that becomes code: the address of the service worker (register-worker.ts in apps/web).
          trustedTypes: ['service-worker'],
        },
      },
      // RFC 6797 allows the header over https only; see the hook below.
      strictTransportSecurity: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
      // Web apps on other origins show members' pictures; CORS guards everything else.
      crossOriginResourcePolicy: { policy: settings.webOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    });
    app.addHook('onRequest', async (request, reply) => {
      reply.header('permissions-policy', permissions);
      if (request.protocol === 'https') {
        reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
      }
    });
  },
  { name: 'security-headers' },
);
