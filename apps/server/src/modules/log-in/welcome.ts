import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { Answer } from '../../contract/handlers.ts';
import { languageNamed } from '../../languages.ts';
import { addressKey } from '../../limits/address-key.ts';
import { zoneNamed } from '../../zones.ts';
import { agentOf } from '../auth/agent.ts';
import { readBearer } from '../auth/bearer.ts';
import { readDeviceCookie, setDeviceCookie } from '../auth/device-cookie.ts';
import type { LoginOrigin } from '../auth/login-attempts.ts';
import { readSessionCookie, setSessionCookie } from '../auth/session-cookie.ts';
import type { LoggedIn } from './service.ts';

/** Creates the response of a log-in and sets its cookies. */
export async function welcome(
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
  { name, email, token, claims, language, cameBack }: LoggedIn,
): Promise<Answer<'logIn'>['body']> {
  await setSessionCookie(request, reply, context, claims);
  await setDeviceCookie(request, reply, context, claims.memberId);
  const more = { ...(language !== null && { language }), ...(cameBack && { cameBack }) };
  return { success: true, message: 'Login successful', name, email, jwtToken: token, ...more };
}

/** An earlier session of the member also identifies a known device: it may be older than device cookies. */
export async function originOf(
  request: FastifyRequest,
  context: AppContext,
  { timeZone = '', language }: { timeZone?: string | undefined; language?: string | undefined },
): Promise<LoginOrigin> {
  const sessions = await Promise.all([readSessionCookie(request, context), readBearer(request, context)]);
  return {
    address: addressKey(request.ip),
    agent: agentOf(request.headers['user-agent']),
    timeZone: zoneNamed(timeZone),
    language: languageNamed(language),
    device: await readDeviceCookie(request, context),
    sessions: sessions.filter((claims) => claims !== null),
  };
}
