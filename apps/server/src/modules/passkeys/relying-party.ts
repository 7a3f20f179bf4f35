import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';

/** The relying party of passkeys and its allowed origins. */
export interface RelyingParty {
  id: string;
  name: string;
  origins: string[];
}

/**
 * EdDSA, ES256 and RS256, which authenticators support. The library's default includes one that is
 * experimental in Node.
 */
export const algorithms = [-8, -7, -257];

/**
 * Returns the relying party for SITE_URL. On localhost any port is allowed: the development server
 * uses its own.
 */
export function relyingPartyOf(
  { settings: { siteUrl, webOrigins }, community }: Pick<AppContext, 'settings' | 'community'>,
  { headers: { origin } }: Pick<FastifyRequest, 'headers'>,
): RelyingParty {
  const site = new URL(siteUrl);
  const origins = [site.origin, ...webOrigins];
  if (site.hostname === 'localhost' && origin !== undefined && URL.parse(origin)?.hostname === 'localhost')
    origins.push(origin);
  return { id: site.hostname, name: community.values.name, origins };
}
