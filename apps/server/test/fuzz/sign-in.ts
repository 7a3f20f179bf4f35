import { SignJWT } from 'jose';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { createTokens } from '../../src/modules/auth/tokens.ts';
import { testSettings } from '../support/test-settings.ts';
import { fixtures, type roles } from './fixtures.ts';
import { worldInHours as inHours, worldClock } from './world-clock.ts';

export type Role = (typeof roles)[number];

/** A role's credentials. */
export interface Credentials {
  bearer: string;
  cookie: string;
}

/** Logs the roles in, each with its kind of credentials. */
export async function signIn({ db }: Pick<OpenDatabase, 'db'>): Promise<Map<Role, Credentials>> {
  const { jwtSecret } = testSettings();
  const tokens = createTokens(jwtSecret, worldClock);
  const credentials = new Map<Role, Credentials>();
  const enter = async (role: Role, memberId: string, hours: number) => {
    const expiresAt = inHours(hours);
    const row = { member_id: memberId, expires_at: expiresAt };
    const { id } = await db.insertInto('auth_sessions').values(row).returning('id').executeTakeFirstOrThrow();
    const claims = { memberId, sessionId: id, expiresAt };
    credentials.set(role, {
      bearer: await tokens.sign('bearer', claims),
      cookie: await tokens.sign('cookie', claims),
    });
    return id;
  };
  // Far enough that no call extends a log-in.
  const ahead = 31 * 24;
  const session = await enter('owner', fixtures.owner, ahead);
  await enter('other', fixtures.other, ahead);
  await enter('stranger', fixtures.stranger, ahead);
  await enter('expired', fixtures.owner, -1);
  const forge = (use: string) =>
    new SignJWT({ _id: fixtures.owner, sid: session })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('skill-exchange')
      .setAudience(use)
      .setExpirationTime(inHours(100))
      .sign(new TextEncoder().encode(`not ${jwtSecret}`));
  credentials.set('forged', { bearer: await forge('bearer'), cookie: await forge('cookie') });
  credentials.set('babble', { bearer: 'e30.e30.', cookie: '%00' });
  return credentials;
}
