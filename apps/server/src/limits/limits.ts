import { isIPv6 } from 'node:net';
import type { Clock } from '../context.ts';
import type { LimitSettings } from '../env.ts';
import type { Redis } from '../redis/open-redis.ts';
import { AttemptLimiter } from './attempt-limiter.ts';
import { InFlight } from './in-flight.ts';
import type { Limiter, LimiterOptions, RefundableLimiter } from './limiter.ts';
import { SharedLimiter } from './shared-limiter.ts';
import { SharedTally } from './shared-tally.ts';

export interface Limits {
  requests: Limiter;
  signUps: Limiter;
  /** Failed log-ins of a member on one device that is known for them. */
  loginFailuresOfDevice: RefundableLimiter;
  /** Failed log-ins of an account from one address, on devices that are not known for its member. */
  loginFailuresOfAccountFromAddress: RefundableLimiter;
  /** The same from all addresses. */
  loginFailuresOfAccount: RefundableLimiter;
  /** The same for all accounts, from one address. */
  loginFailuresFromAddress: RefundableLimiter;
  /** Passwords being hashed, by address: 19 MiB each, and they wait for each other. */
  passwordsInFlight: InFlight;
  /** Pictures of a member. */
  uploads: Limiter;
}

/** So many addresses may use up their failed log-ins of one account before unknown devices have to wait everywhere. */
const addressesPerAccount = 10;

/** Makes a limiter; the name tells what it counts from what others do. */
export type MakeLimiter = (name: string, options: LimiterOptions) => RefundableLimiter;

/** Limiters over all instances with Redis, and in this process without. */
export function limiterMaker(clock: Clock, redis: Redis | null): MakeLimiter {
  return (name, options) =>
    redis === null
      ? new AttemptLimiter({ clock, ...options })
      : new SharedLimiter(redis, { clock, name, ...options });
}

/**
 * The limits that hold for everybody. Over several instances requests are counted without waiting for Redis, since
 * every call takes that limit; the others are exact.
 */
export function createLimits(settings: LimitSettings, clock: Clock, redis: Redis | null): Limits {
  const limiter = limiterMaker(clock, redis);
  const requests = {
    attempts: settings.requestsPerAddressMinute,
    windowSeconds: 60,
    message: 'Too many requests. Wait a moment and try again.',
  };
  const quarter = 15 * 60;
  const accountFailures = {
    attempts: settings.loginFailuresPerAccount,
    windowSeconds: quarter,
    message: 'Too many failed log-ins for this account. Try again in 15 minutes.',
  };
  return {
    requests:
      redis === null
        ? new AttemptLimiter({ clock, ...requests })
        : new SharedTally(redis, { clock, name: 'requests', ...requests }),
    signUps: limiter('sign-ups', {
      attempts: settings.signUpsPerAddressHour,
      windowSeconds: 3600,
      message: 'Too many new accounts from here. Try again in an hour.',
    }),
    loginFailuresOfDevice: limiter('log-ins-of-device', accountFailures),
    loginFailuresOfAccountFromAddress: limiter('log-ins-of-account-from-address', accountFailures),
    loginFailuresOfAccount: limiter('log-ins-of-account', {
      ...accountFailures,
      attempts: settings.loginFailuresPerAccount * addressesPerAccount,
    }),
    loginFailuresFromAddress: limiter('log-ins-from-address', {
      attempts: settings.loginFailuresPerAddress,
      windowSeconds: quarter,
      message: 'Too many failed log-ins from here. Try again in 15 minutes.',
    }),
    passwordsInFlight: new InFlight({
      total: 256,
      perKey: 64,
      message: 'Too many log-ins from here at once. Try again in a moment.',
      busyMessage: 'Too many log-ins at once. Try again in a moment.',
      retrySeconds: 2,
    }),
    uploads: limiter('uploads', {
      attempts: settings.uploadsPerMemberHour,
      windowSeconds: 3600,
      message: 'Too many pictures in one hour. Try again later.',
    }),
  };
}

/** What counts as one address: an IPv6 customer has a whole /64 and could otherwise hop through it. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = ip.includes('::') ? tail.split(':').filter(Boolean) : [];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':').toLowerCase();
}
