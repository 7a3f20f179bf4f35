import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';

const issuer = 'skill-exchange';
const algorithm = 'HS256';

/** Valid tokens are cached, so that a signature is checked once and not for every request. */
const rememberedTokens = 10_000;

const dayMs = 24 * 60 * 60 * 1000;

/** A log-in ends this long after its last use. */
export const idleMs = 30 * dayMs;

/** A log-in ends this long after it began, also with daily use; its tokens live as long. */
export const longestMs = 180 * dayMs;

/** `bearer` is for the Authorization header, `cookie` for the session cookie; neither is accepted as the other. */
export type TokenUse = 'bearer' | 'cookie';

export interface TokenClaims {
  memberId: string;
  sessionId: string;
  expiresAt: Date;
}

/** A browser on which members have logged in. */
export interface Device {
  id: string;
  /** Each member's last log-in on it by member id, latest first. */
  logIns: Map<string, Date>;
  expiresAt: Date;
}

/** The content of an unsubscribe link. */
export interface UnsubscribeLink {
  memberId: string;
  /** A kind of notification, or `digest`. */
  what: string;
}

export interface Tokens {
  sign(use: TokenUse, claims: TokenClaims): Promise<string>;
  /** Returns the claims, or null unless it is our unexpired token for this use. */
  verify(use: TokenUse, token: string): Promise<TokenClaims | null>;
  /** Signs the unsubscribe link of an email. Valid as long as the account exists. */
  signUnsubscribe(link: UnsubscribeLink): Promise<string>;
  /** Returns the link's content, or null for an invalid token. */
  verifyUnsubscribe(token: string): Promise<UnsubscribeLink | null>;
  signDevice(device: Device): Promise<string>;
  /** Returns the device, or null unless it is our unexpired token for a device. Not a credential. */
  verifyDevice(token: string): Promise<Device | null>;
}

/**
 * Signs and verifies the two tokens of a session, and that of a device. Algorithm, issuer and audience
 * are pinned. A valid token is not enough: its session must still exist (see authentication).
 *
 * @param secretBefore the previous secret, whose tokens are still valid
 */
export function createTokens(secret: string, clock: Clock, secretBefore: string | null = null): Tokens {
  const key = new TextEncoder().encode(secret);
  const keys = secretBefore === null ? [key] : [key, new TextEncoder().encode(secretBefore)];
  const good = new LRUCache<string, TokenClaims>({ max: rememberedTokens });

  const unsigned = (audience: string, payload: JWTPayload) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: algorithm })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(clock());
  const sign = (audience: string, payload: JWTPayload, expiresAt: Date) =>
    unsigned(audience, payload).setExpirationTime(expiresAt).sign(key);

  const open = async (audience: string, token: string, requiredClaims: string[]) => {
    const options = { algorithms: [algorithm], issuer, audience, currentDate: clock(), requiredClaims };
    for (const candidate of keys) {
      try {
        const { payload } = await jwtVerify(token, candidate, options);
        const claims: Record<string, unknown> = payload;
        return { claims, issuedAt: Number(payload.iat), expiresAt: new Date(Number(payload.exp) * 1000) };
      } catch {
        // Signed with another key, or invalid.
      }
    }
    return null;
  };

  return {
    sign: (use, { memberId, sessionId, expiresAt }) => sign(use, { _id: memberId, sid: sessionId }, expiresAt),
    verify: async (use, token) => {
      const known = good.get(`${use} ${token}`);
      if (known !== undefined && known.expiresAt > clock()) return known;
      const opened = await open(use, token, ['exp', '_id', 'sid']);
      const { _id: memberId, sid: sessionId } = opened?.claims ?? {};
      if (opened === null || typeof memberId !== 'string' || typeof sessionId !== 'string') return null;
      const claims = { memberId, sessionId, expiresAt: opened.expiresAt };
      good.set(`${use} ${token}`, claims);
      return claims;
    },
    signUnsubscribe: ({ memberId, what }) => unsigned('unsubscribe', { _id: memberId, what }).sign(key),
    verifyUnsubscribe: async (token) => {
      const opened = await open('unsubscribe', token, ['_id', 'what']);
      const { _id: memberId, what } = opened?.claims ?? {};
      return typeof memberId === 'string' && typeof what === 'string' ? { memberId, what } : null;
    },
    signDevice: ({ id, logIns, expiresAt }) => {
      const members = Object.fromEntries([...logIns].map(([memberId, at]) => [memberId, at.getTime() / 1000]));
      return sign('device', { jti: id, members }, expiresAt);
    },
    verifyDevice: async (token) => {
      const opened = await open('device', token, ['exp', 'iat', 'jti', 'members']);
      const { jti: id, members } = opened?.claims ?? {};
      if (opened === null || typeof id !== 'string' || typeof members !== 'object' || members === null) return null;
      // Cookies from before December 2026 list the members without the times of their log-ins.
      const moments = Array.isArray(members)
        ? members.map((memberId): [string, number] => [String(memberId), opened.issuedAt])
        : Object.entries(members).map(([memberId, at]): [string, number] => [memberId, Number(at)]);
      const logIns = new Map(moments.map(([memberId, seconds]) => [memberId, new Date(seconds * 1000)]));
      return { id, logIns, expiresAt: opened.expiresAt };
    },
  };
}
