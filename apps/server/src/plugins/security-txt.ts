import fp from 'fastify-plugin';
import type { Clock } from '../clock.ts';
import type { Community } from '../modules/community/community.ts';

const path = '/.well-known/security.txt';
const dayMs = 24 * 60 * 60 * 1000;

/** RFC 9116 asks for less than a year. */
const validDays = 180;

/** A host name or address without characters that could add lines to the text. */
const plainHost = /^[\w.:[\]-]+$/;

/** Serves security.txt (RFC 9116). Generated for each request, so it never expires. */
export const securityTxt = fp<{ community: Community; clock: Clock }>(
  async (app, { community, clock }) => {
    app.get(path, async ({ protocol, host }, reply) => {
      const today = Math.floor(clock().getTime() / dayMs);
      const lines = [
        `Contact: mailto:${encodeURI(community.values.contactEmail)}`,
        `Expires: ${new Date((today + validDays) * dayMs).toISOString()}`,
        'Preferred-Languages: en',
        // Must be an https URL.
        ...(protocol === 'https' && plainHost.test(host) ? [`Canonical: https://${host}${path}`] : []),
      ];
      return reply
        .header('cache-control', 'no-cache')
        .type('text/plain; charset=utf-8')
        .send(`${lines.join('\n')}\n`);
    });
  },
  { name: 'security-txt' },
);
