import type { Passkey } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { originOf, welcome } from '../log-in/welcome.ts';
import { nameBrowser, readBrowser } from './browser-cookie.ts';
import { logInWithPasskey } from './log-in.ts';
import { relyingPartyOf } from './relying-party.ts';
import type { PasskeyRow } from './repository.ts';
import * as passkeys from './service.ts';

export function passkeyHandlers(context: AppContext) {
  return {
    startPasskeyLogIn: async ({ request, reply }) => {
      const browser = nameBrowser(request, reply, context);
      const options = await passkeys.startLogIn(context, relyingPartyOf(context, request), browser);
      return { status: 200, body: { success: true, options } };
    },

    logInWithPasskey: async ({ body, request, reply }) => {
      const loggedIn = await logInWithPasskey(context, body.credential, {
        party: relyingPartyOf(context, request),
        browser: readBrowser(request),
        from: await originOf(request, context, body),
        log: request.log,
      });
      return { status: 200, body: await welcome(request, reply, context, loggedIn) };
    },

    listPasskeys: async (call) => {
      const rows = await passkeys.listPasskeys(context, callerOf(call).memberId);
      return { status: 200, body: { success: true, passkeys: rows.map(presentPasskey) } };
    },

    startPasskey: async (call) => {
      const { body, request } = call;
      const party = relyingPartyOf(context, request);
      const options = await passkeys.startPasskey(context, party, callerOf(call), body.password, request.ip);
      return { status: 200, body: { success: true, options } };
    },

    addPasskey: async (call) => {
      const party = relyingPartyOf(context, call.request);
      const passkey = await passkeys.addPasskey(context, party, callerOf(call), call.body);
      return { status: 201, body: { success: true, passkey: presentPasskey(passkey) } };
    },

    renamePasskey: async (call) => {
      await passkeys.renamePasskey(context, callerOf(call).memberId, call.path.passkeyId, call.body.name);
      return { status: 200, body: { success: true } };
    },

    removePasskey: async (call) => {
      const { path, body, request } = call;
      const party = relyingPartyOf(context, request);
      const accepted = await passkeys.removePasskey(
        context,
        party,
        callerOf(call),
        path.passkeyId,
        body.password,
        request.ip,
      );
      return { status: 200, body: { success: true, accepted } };
    },
  } satisfies Partial<Handlers>;
}

function presentPasskey({ id, name, created_at, last_used_at, backed_up }: PasskeyRow): Passkey {
  return {
    _id: id,
    name,
    createdAt: created_at.toISOString(),
    ...(last_used_at && { lastUsedAt: last_used_at.toISOString() }),
    isSynced: backed_up,
  };
}
