import fastifyHelmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { Settings } from '../env.ts';

/** One year, in seconds. */
const strictTransportSeconds = 31_536_000;

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The live chat's address on this very host; older Safari does not count it as 'self'. */
function socketSources({ headers }: { headers: { host?: string | undefined } }): string {
  const host = headers.host ?? '';
  return /^[a-z\d.:[\]-]+$/i.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/**
 * The headers that keep a page from doing what it was not written to do. Scripts come from this server alone; inline
 * styles stay allowed because React writes style attributes.
 */
export const securityHeaders = fp<{ settings: Settings }>(
  async (app, { settings }) => {
    const articles = settings.articlesUrl === null ? [] : [new URL(settings.articlesUrl).origin];
    await app.register(fastifyHelmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          scriptSrcAttr: ["'none'"],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'", socketSources, ...articles],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      // Only an answer that came over https may say so; see the hook below.
      strictTransportSecurity: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
      // Members' pictures are shown by web apps on other origins; everything else is guarded by CORS.
      crossOriginResourcePolicy: { policy: settings.webOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    });
    app.addHook('onRequest', async (request, reply) => {
      reply.header('permissions-policy', permissions);
      if (request.protocol === 'https') {
        reply.header('strict-transport-security', `max-age=${strictTransportSeconds}; includeSubDomains`);
      }
    });
  },
  { name: 'security-headers' },
);
