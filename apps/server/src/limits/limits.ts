import { isIPv6 } from 'node:net';
import type { Clock } from '../context.ts';
import type { LimitSettings } from '../env.ts';
import { AttemptLimiter } from './attempt-limiter.ts';

/** What is counted, in this process. */
export interface Limits {
  requests: AttemptLimiter;
  signUps: AttemptLimiter;
  loginFailuresOfAccount: AttemptLimiter;
  loginFailuresFromAddress: AttemptLimiter;
  /** Pictures of a member. */
  uploads: AttemptLimiter;
}

export function createLimits(settings: LimitSettings, clock: Clock): Limits {
  const limiter = (attempts: number, windowSeconds: number, message: string) =>
    new AttemptLimiter({ clock, attempts, windowSeconds, message });
  const quarter = 15 * 60;
  return {
    requests: limiter(
      settings.requestsPerAddressMinute,
      60,
      'Too many requests. Wait a moment and try again.',
    ),
    signUps: limiter(
      settings.signUpsPerAddressHour,
      3600,
      'Too many new accounts from here. Try again in an hour.',
    ),
    loginFailuresOfAccount: limiter(
      settings.loginFailuresPerAccount,
      quarter,
      'Too many failed log-ins for this account. Try again in 15 minutes.',
    ),
    loginFailuresFromAddress: limiter(
      settings.loginFailuresPerAddress,
      quarter,
      'Too many failed log-ins from here. Try again in 15 minutes.',
    ),
    uploads: limiter(settings.uploadsPerMemberHour, 3600, 'Too many pictures in one hour. Try again later.'),
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
