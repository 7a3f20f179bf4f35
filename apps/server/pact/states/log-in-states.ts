import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { Secret, TOTP } from 'otpauth';
import { hashOf } from '../../src/modules/auth/links.ts';
import { keepChallenge } from '../../src/modules/passkeys/challenges.ts';
import { addPasskey } from '../../src/modules/passkeys/service.ts';
import { SoftwarePasskey } from '../../test/support/accounts/software-authenticator.ts';
import { addMember, logIn, type World } from '../world.ts';

type LogInState =
  | 'a passkey'
  | 'a passkey that my browser made'
  | 'a passkey that signed a challenge'
  | 'codes of mine';

/** Creates members' credentials other than the password. */
export function logInStates(world: World): Pick<BackendStateHandlers, LogInState> {
  const { context } = world.app;
  const { siteUrl } = context.settings;
  const rp = { id: new URL(siteUrl).hostname, name: 'Skill Exchange' };
  const user = { id: 'aGFuZGxl', name: 'jonas@example.org', displayName: 'Jonas Brandt' };
  const [challenge, browser] = [hashOf('a challenge'), hashOf('a browser')];

  async function keep(memberId: string, sessionId: string, passkey: SoftwarePasskey): Promise<string> {
    await keepChallenge(context, sessionId, challenge, { memberId, userHandle: user.id });
    const party = { ...rp, origins: [siteUrl] };
    const credential = passkey.make({ challenge, rp, user });
    const { id } = await addPasskey(
      context,
      party,
      { memberId, sessionId, role: 'member', isOperator: false, isSuspended: false },
      { credential, name: 'My phone' },
    );
    return id;
  }

  return {
    'a passkey': async ({ mine, password }) => {
      const { sessionId, ...me } = await logIn(world, (await addMember(world, { password })).id);
      const other = await logIn(world, (await addMember(world)).id);
      const { memberId, ...owner } = mine ? { ...me, sessionId } : other;
      return { ...me, passkeyId: await keep(memberId, owner.sessionId, new SoftwarePasskey(siteUrl)) };
    },

    'a passkey that my browser made': async () => {
      const { id } = await addMember(world);
      const { sessionId, ...me } = await logIn(world, id);
      await keepChallenge(context, sessionId, challenge, { memberId: id, userHandle: user.id });
      const made = new SoftwarePasskey(siteUrl).make({ challenge, rp, user });
      const { clientDataJSON, attestationObject } = made.response;
      return { ...me, credentialId: made.id, clientDataJSON, attestationObject };
    },

    'a passkey that signed a challenge': async () => {
      const { memberId, sessionId } = await logIn(world, (await addMember(world)).id);
      const passkey = new SoftwarePasskey(siteUrl);
      await keep(memberId, sessionId, passkey);
      await keepChallenge(context, browser, challenge, { memberId: null, userHandle: null });
      const signed = passkey.use({ challenge, rpId: rp.id, timeout: 0, userVerification: 'required' });
      const { userHandle = '', ...response } = signed.response;
      return { cookie: `passkey=${browser}`, credentialId: signed.id, userHandle, ...response };
    },

    'codes of mine': async ({ state, password }) => {
      const { id, email } = await addMember(world, { password });
      const { sessionId: _id, ...me } = await logIn(world, id);
      const secret = new Secret();
      const confirmed_at = state === 'on' ? world.now() : null;
      const secret_sealed = context.seal?.close(secret.base32, id) ?? '';
      const row = { member_id: id, secret_sealed, confirmed_at };
      if (state !== 'off') await world.db.insertInto('totp').values(row).execute();
      return { ...me, email, code: new TOTP({ secret }).generate({ timestamp: world.now().getTime() }) };
    },
  };
}
