import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { cookieAttributes } from './session-cookie.ts';
import type { Device } from './tokens.ts';

/** The cookie's name, from the contract. */
const deviceCookie = 'device';

/** Only sent with log-ins. */
const path = '/auth/login';

/** The lifetime of a known device after its last log-in, in seconds: a year. */
const deviceSeconds = 365 * 24 * 60 * 60;

/** Members per device: a family shares a tablet. */
const membersOfDevice = 5;

/** Returns the request's device, or null when it is unknown. */
export async function readDeviceCookie(request: FastifyRequest, context: AppContext): Promise<Device | null> {
  const token = request.cookies[deviceCookie];
  return token === undefined ? null : await context.tokens.verifyDevice(token);
}

/**
 * Marks the device as known for the member who has just logged in on it, so that strangers' failed
 * attempts do not lock them out (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). The cookie is not a
 * credential.
 */
export async function setDeviceCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
  memberId: string,
): Promise<void> {
  const known = await readDeviceCookie(request, context);
  const now = context.clock();
  const others = [...(known?.logIns ?? [])].filter(([id]) => id !== memberId);
  const device = {
    id: known?.id ?? randomUUID(),
    logIns: new Map([[memberId, now] as const, ...others].slice(0, membersOfDevice)),
    expiresAt: new Date(now.getTime() + deviceSeconds * 1000),
  };
  reply.setCookie(deviceCookie, await context.tokens.signDevice(device), {
    ...cookieAttributes(request, context),
    path,
    maxAge: deviceSeconds,
  });
}
