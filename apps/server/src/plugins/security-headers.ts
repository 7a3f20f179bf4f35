import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import type { Settings } from '../env.ts';

/** One year, in seconds. */
const strictTransportSeconds = 31_536_000;

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Where the policy names the live chat's address, which differs by the host that was asked. */
const liveChat = 'live-chat.invalid';

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
    const { 'content-security-policy': policy, ...headers } = headersOfHelmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          scriptSrcAttr: ["'none'"],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'", liveChat, ...articles],
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
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(headers);
      reply.header('content-security-policy', String(policy).replace(liveChat, socketSources(request)));
      reply.header('permissions-policy', permissions);
      if (request.protocol === 'https') {
        reply.header('strict-transport-security', `max-age=${strictTransportSeconds}; includeSubDomains`);
      }
      done();
    });
  },
  { name: 'security-headers' },
);

/** What helmet says for these options. It works that out anew for each answer, which is as much work as a small query. */
function headersOfHelmet(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error !== undefined) throw error;
  });
  return response.getHeaders();
}
