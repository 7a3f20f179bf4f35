import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../context.ts';

const issuer = 'skill-exchange';
const algorithm = 'HS256';

/** Tokens found good are remembered, so that a signature is checked once and not at every call. */
const rememberedTokens = 10_000;

/** How long a log-in lasts, in seconds: 7 days. */
export const sessionSeconds = 7 * 24 * 60 * 60;

/** `bearer` travels in the Authorization header, `cookie` in the session cookie; one never passes for the other. */
export type TokenUse = 'bearer' | 'cookie';

export interface TokenClaims {
  memberId: string;
  sessionId: string;
  expiresAt: Date;
}

export interface Tokens {
  sign(use: TokenUse, claims: TokenClaims): Promise<string>;
  /** The claims, or null for anything but a token of ours for this use that has not expired. */
  verify(use: TokenUse, token: string): Promise<TokenClaims | null>;
}

/**
 * Signs and verifies the two tokens of a session. Algorithm, issuer and audience are pinned. A good token alone is not
 * enough: the session behind it must still be there (see authentication).
 */
export function createTokens(secret: string, clock: Clock): Tokens {
  const key = new TextEncoder().encode(secret);
  const good = new LRUCache<string, TokenClaims>({ max: rememberedTokens });
  return {
    sign: (use, { memberId, sessionId, expiresAt }) =>
      new SignJWT({ _id: memberId, sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setAudience(use)
        .setIssuedAt(clock())
        .setExpirationTime(expiresAt)
        .sign(key),
    verify: async (use, token) => {
      const known = good.get(`${use} ${token}`);
      if (known !== undefined && known.expiresAt > clock()) return known;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience: use,
          currentDate: clock(),
          requiredClaims: ['exp', '_id', 'sid'],
        });
        const { _id, sid, exp } = payload;
        if (typeof _id !== 'string' || typeof sid !== 'string' || exp === undefined) return null;
        const claims = { memberId: _id, sessionId: sid, expiresAt: new Date(exp * 1000) };
        good.set(`${use} ${token}`, claims);
        return claims;
      } catch {
        return null;
      }
    },
  };
}
