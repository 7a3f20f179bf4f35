import type { Passkey } from '@skill-exchange/api-client/types';
import { community, perStory } from '../community.ts';
import { makeToken } from '../factories.ts';
import { errorBody, type Http } from '../http.ts';
import { ownPassword } from './account.ts';

/** The passkeys of the signed-in member. */
export const passkeys = perStory<Passkey[]>(() => [
  {
    _id: 'passkey-1',
    name: 'My phone',
    createdAt: '2026-09-02T08:15:00.000Z',
    lastUsedAt: '2026-11-20T18:30:00.000Z',
    isSynced: true,
  },
  { _id: 'passkey-2', name: 'Blue key', createdAt: '2026-11-02T08:15:00.000Z', isSynced: false },
]);

const wrongPassword = errorBody('That is not your password.');
const challenge = 'c2lnbiB0aGlzIGFuZCBubyBvdGhlciB0aGluZyB3aWxs';

/** Signatures are not checked. */
export const passkeyHandlers = (http: Http) => ({
  startPasskeyLogIn: http.post('/auth/login/passkey/options', ({ response }) => {
    const options = { challenge, rpId: 'localhost', timeout: 300_000, userVerification: 'required' } as const;
    return response(200).json({ success: true, options });
  }),

  logInWithPasskey: http.post('/auth/login/passkey', ({ response }) => {
    const { name, email = '' } = community().me;
    return response(200).json({ name, email, jwtToken: makeToken() });
  }),

  listPasskeys: http.get('/api/account/passkeys', ({ response }) =>
    response(200).json({ success: true, passkeys: passkeys() }),
  ),

  startPasskey: http.post('/api/account/passkeys/options', async ({ request, response }) => {
    const { password } = await request.json();
    if (password !== ownPassword) return response(403).json(wrongPassword);
    if (passkeys().length >= 20) return response(409).json(errorBody('You have 20 passkeys. Remove one first.'));
    const { name, email = '' } = community().me;
    return response(200).json({
      success: true,
      options: {
        challenge,
        rp: { id: 'localhost', name: 'Skill Exchange' },
        user: { id: 'cmFuZG9t', name: email, displayName: name },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        timeout: 300_000,
        attestation: 'none',
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      },
    });
  }),

  addPasskey: http.post('/api/account/passkeys', async ({ request, response }) => {
    const { name = 'Passkey' } = await request.json();
    const passkey = {
      _id: `passkey-${passkeys().length + 1}`,
      name,
      createdAt: '2026-11-24T10:00:00.000Z',
      isSynced: true,
    };
    passkeys().push(passkey);
    return response(201).json({ success: true, passkey });
  }),

  renamePasskey: http.put('/api/account/passkeys/{passkeyId}', async ({ params, request, response }) => {
    const { name } = await request.json();
    const passkey = passkeys().find(({ _id }) => _id === params.passkeyId);
    if (passkey === undefined) return response(404).json(errorBody('Passkey not found.'));
    passkey.name = name;
    return response(200).json({ success: true });
  }),

  removePasskey: http.post('/api/account/passkeys/{passkeyId}/removal', async ({ params, request, response }) => {
    const { password } = await request.json();
    const index = passkeys().findIndex(({ _id }) => _id === params.passkeyId);
    if (index < 0) return response(404).json(errorBody('Passkey not found.'));
    if (password !== ownPassword) return response(403).json(wrongPassword);
    passkeys().splice(index, 1);
    const allAcceptedCredentialIds = passkeys().map(({ _id }) => _id);
    return response(200).json({
      success: true,
      accepted: { rpId: 'localhost', userId: 'cmFuZG9t', allAcceptedCredentialIds },
    });
  }),
});
