import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { makeLink } from '../../src/modules/auth/links.ts';
import { SoftwarePasskey } from '../support/accounts/software-authenticator.ts';
import { inputsOf } from '../support/contract-inputs.ts';
import { insertInvitation } from '../support/kinds/invitation-kind.ts';
import { ringMembers } from '../support/kinds/ring-kind.ts';
import { unknownId } from '../support/kinds/things.ts';
import { testBackup } from '../support/test-backups.ts';
import type { Body } from '../support/test-client.ts';
import { givePassword, knownPassword, siteOrigin, startCodes } from './accounts.ts';
import type { Occasion } from './occasion.ts';
import { kindOf } from './targets.ts';

let unique = 0;
const fresh = (text: string) => {
  unique += 1;
  return `${text}${unique}`;
};

/** Returns the speaker of a chat call: the caller if the thing is absent, otherwise the thing's member. */
function speaker({ target, id, caller }: Occasion): string {
  return target === 'absent' ? (caller?.id ?? unknownId) : id;
}

function listener({ target, cast }: Occasion): string {
  if (target === 'absent') return unknownId;
  return target === 'own' ? cast.counterpart.id : cast.strangers[1].id;
}

/** A value that differs from the contract's example. */
type Value = (occasion: Occasion, id: OperationId) => unknown;

/** Values by a parameter's name. Other ids are the occasion's, and everything else is the contract's example. */
export const parameterValues: Record<string, Value> = {
  image: storedImage,
  unsubscribeToken: unsubscribeLink,
  emailToken: (occasion) => emailLink(occasion, 'verify'),
  feedToken: feedAddress,
  invitationToken: openInvitation,
  backupId: ({ target }) => (target === 'absent' ? unknownId : testBackup.id),
  backupToken: backupLink,
  // An article of the demo community.
  id: (occasion, id) => (kindOf(id) === null ? '101' : occasion.id),
  from: ({ server }) => server.clock.inHours(-24),
  to: ({ server }) => server.clock.inHours(48),
};

/** Values by the name of a body's field. */
export const fieldValues: Record<string, Value> = {
  email: () => `${fresh('new-')}@example.org`,
  name: () => fresh('Name '),
  replaces: () => ringMembers.declined,
  userId: (occasion, id) => {
    if (kindOf(id) === 'ring') return ringMembers.substitute;
    if (kindOf(id) === 'event') return occasion.cast.counterpart.id;
    return 'otherUserId' in (inputsOf(id).body?.example ?? {}) ? speaker(occasion) : occasion.id;
  },
  otherUserId: listener,
  senderId: speaker,
  receiverId: listener,
  reviewedTo: listener,
  password: ownPassword,
  currentPassword: ownPassword,
  token: (occasion) => emailLink(occasion, 'reset'),
  credential: madePasskey,
  code: (occasion) => startCodes(occasion, false),
  // The occasion's session is an hour ahead.
  time: ({ server }) => server.clock.inHours(1),
  times: ({ server }) => [server.clock.inHours(24)],
  // Notes that are sent again are those that are stored.
  version: (_occasion, id) =>
    id === 'saveSessionNotes' || id === 'answerRing' || id === 'changeSettings' ? 0 : undefined,
  // Left out: what the contract's example names is not in this world.
  skillId: () => undefined,
  skillTaughtByUserOne: () => undefined,
  skillTaughtByUserTwo: () => undefined,
};

/** Returns the token of a link of the caller, who is an operator or gets none. */
async function backupLink(occasion: Occasion): Promise<string> {
  await givePassword(occasion);
  const call = { path: { backupId: testBackup.id }, body: { password: knownPassword } };
  const made = await occasion.caller?.api.call('createBackupLink', call);
  if (made?.status !== 200) return 'none';
  return (made.body as Body<'createBackupLink'>).path.split('/').at(-1) ?? '';
}

/** Returns the token of the owner's unsubscribe link. */
async function unsubscribeLink({ server, cast }: Occasion) {
  const link = { memberId: cast.owner.id, what: 'message' };
  return await server.app.context.tokens.signUnsubscribe(link);
}

/** Returns the token of the owner's link that confirms something or sets a new password. */
async function emailLink({ server, cast }: Occasion, purpose: 'verify' | 'reset') {
  const { id: memberId, email } = cast.owner;
  const { db, clock } = server.app.context;
  return await makeLink({ db, from: clock() }, purpose, { memberId, email });
}

/** Returns the caller's password, after setting one; a new one for visitors. */
async function ownPassword(occasion: Occasion, id: OperationId): Promise<string> {
  if (!loadContract().operations.get(id)?.roles.includes('visitor')) await givePassword(occasion);
  return knownPassword;
}

async function storedImage({ server }: Occasion): Promise<string> {
  const image = { hash: 'f'.repeat(64), bytes: Buffer.from('RIFF') };
  const stored = server.database.db.insertInto('images').values(image);
  await stored.onConflict((conflict) => conflict.doNothing()).execute();
  return `${image.hash}.webp`;
}

/** Returns the token of an invitation of the owner. */
async function openInvitation({ server, cast }: Occasion): Promise<string> {
  const { db } = server.database;
  const id = await insertInvitation(db, { one: cast.owner.id, two: cast.counterpart.id, now: server.clock.now() });
  return (await db.selectFrom('invitations').select('token').where('id', '=', id).executeTakeFirstOrThrow()).token;
}

/** Returns the token of the owner's calendar. */
async function feedAddress({ cast }: Occasion): Promise<string> {
  const { url } = await cast.owner.api.ok('createCalendarFeed', { body: { withLinks: true } });
  return url.split('/').at(-2) ?? '';
}

/** Returns a passkey that a browser created for the caller. */
async function madePasskey(occasion: Occasion) {
  const passkey = new SoftwarePasskey(siteOrigin);
  const api = occasion.caller?.api;
  await givePassword(occasion);
  const started = await api?.call('startPasskey', { body: { password: knownPassword } });
  if (started?.status === 200) return passkey.make((started.body as Body<'startPasskey'>).options);
  const user = { id: 'aGFuZGxl', name: 'nobody', displayName: '' };
  return passkey.make({ challenge: 'Y2hhbGxlbmdl', rp: { id: 'localhost', name: '' }, user });
}
