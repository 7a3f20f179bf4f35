import { keptAfterErasure } from '@skill-exchange/api-client/kept-after-erasure';
import { expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { eraseLeft } from '../../src/modules/account/leaving.ts';
import { remind } from '../../src/modules/delivery/reminders.ts';
import { appoint } from '../support/enrol.ts';
import { columnsWith } from '../support/kinds/columns-with.ts';
import { openRingFor } from '../support/kinds/ring-kind.ts';
import { hostEvent, letIn, unknownId } from '../support/kinds/things.ts';
import { uploadFile } from '../support/message-files.ts';
import { pngPicture } from '../support/pictures.ts';
import type { TestCall, TestClient } from '../support/test-client.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { fieldsWith, textFields } from '../support/text-fields.ts';

// A member writes a mark into every text of the contract and is erased: the database then only contains it where the
// member was told that it stays.

const server = useServer({ siteUrl: 'https://swap.example.org' });
const mark = 'xanadu';
/** A moderator's text for decisions: it stays, and must not hide that something else does. */
const moderatorsMark = 'porlock';
const password = 'correct horse battery';

/** Fields of the contract whose text is not stored. */
const notStored = [
  // Compared, hashed, or checked by a library.
  /(?:^| )(?:password|currentPassword|newPassword|code|token)$/,
  /credential\./,
  / transports$/,
  // A URL of a known push service, and a known time zone.
  /^setPushDevice endpoint$/,
  /[ .]timeZone$/,
  // One of the site's languages.
  /^(?:signUp|logIn|logInWithPasskey|setNotificationSettings) language$/,
  // Name members and skills that there are.
  /^proposeRing key$/,
  /^followSkill skill$/,
  /^signUp invitation$/,
  // Stored by approval: test/joining/approval.test.ts.
  /^signUp answer$/,
  // Compared with what is stored, or codes that there are.
  /^(?:logIn|withdrawJoinRequest) email$/,
  /^(updateEvent|editUser|saveEventDraft) version$/,
  /^editUser (?:skillLevels|languages)$/,
  // Addresses of others: test/joining/invited-addresses.test.ts.
  /^inviteAddresses addresses/,
  // The community's own words, which stay when an operator leaves.
  /^changeSettings values\./,
  /^publishText (?:content|change|translations\..*)$/,
  /^translateText (?:content|change)$/,
  // Languages of the site.
  /^(?:publishText translations\..*|translateText|acceptText) language$/,
  /^(?:createAnnouncement|changeAnnouncement) /,
  // Why an operator did something to a member: the log keeps it, as it keeps moderators' reasons.
  /^(?:logOutMember|resetMemberCodes) reason$/,
  // Encrypts a file on its way.
  /^createBackupLink passphrase$/,
  // A day.
  /^editUser awayUntil$/,
];

const written = new Set<string>();

/** Calls an operation, and records the fields that contain the mark. */
async function write(client: TestClient, id: OperationId, call: TestCall): Promise<unknown> {
  const marks = [mark, moderatorsMark];
  const fields = marks.flatMap((one) => [...fieldsWith(one, call.body), ...fieldsWith(one, call.form)]);
  for (const field of fields) written.add(`${id} ${field}`);
  return await client.ok(id, call);
}

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

/** Creates a member who moderates, hosts, teaches, writes and complains. */
async function liveALife() {
  const skills = { skillsOffered: ['Xanadu weaving'], skillsRequested: ['Xanadu spelling'] };
  const email = 'xanadu@example.org';
  await write(server.visitor, 'signUp', { body: { name: 'Xanadu Ana', email, password, ...skills } });
  await write(server.visitor, 'requestPasswordReset', { body: { email } });
  const ana = await server.logIn(email, password);
  const [ben, cara, dan] = [await server.join('Ben'), await server.join('Cara'), await server.join('Dan')];
  await server.database.db.updateTable('members').set({ email_verified_at: server.clock.now() }).execute();
  await appoint(server, ana, cara);

  // Before changes of the profile, which are remembered for saved searches.
  const filters = { q: 'xanadu', teaches: 'xanadu', wants: 'xanadu' };
  await write(ana.api, 'createInvitation', { body: { label: 'xanadu', uses: 1, days: 30 } });
  await write(ana.api, 'saveSearch', { body: { name: 'xanadu', filters } });
  const profile = {
    name: 'Xanadu Anna',
    about: 'xanadu',
    skillsOffered: '["Xanadu weaving"]',
    skillsRequested: '["Xanadu"]',
  };
  await write(ana.api, 'editUser', { path: { userId: ana.id }, form: formOf(profile) });
  await write(ana.api, 'addSkill', { form: formOf({ name: 'Xanadu cooking', desc: 'xanadu for beginners' }) });
  await write(ana.api, 'changeEmail', { body: { email: 'new-xanadu@example.org', password } });
  await addPasskey(ana);

  const link = 'https://meet.example.org/xanadu';
  const times = {
    date: server.clock.inHours(24),
    start_time: server.clock.inHours(24),
    end_time: server.clock.inHours(25),
  };
  const event = {
    title: 'xanadu evening',
    description: 'xanadu',
    skills: ['Xanadu'],
    link,
    max_participants: 3,
    ...times,
  };
  const { event: hosted } = (await write(ana.api, 'createEvent', { body: event })) as { event: { _id: string } };
  const path = { eventId: hosted._id };
  await dan.api.ok('registerForEvent', { path: { id: hosted._id } });
  await write(ana.api, 'handleEventRequest', { path, body: { userId: dan.id, action: 'REJECT', reason: 'xanadu' } });
  await letIn(ana, ben, hosted._id);
  await letIn(ana, dan, hosted._id);
  await write(ana.api, 'removeGuest', { path, body: { userId: dan.id, reason: 'xanadu' } });
  await write(ana.api, 'sendEventUpdate', { path, body: { text: 'xanadu' } });
  const draft = { title: 'xanadu', description: 'xanadu', skills: ['xanadu'], link: 'xanadu' };
  await write(ana.api, 'saveEventDraft', { path: { draftId: unknownId }, body: draft });
  const { start_time, end_time } = times;
  const texts = { title: 'xanadu night', description: 'xanadu again', skills: ['Xanadu'] };
  const change = { start_time, end_time, max_participants: 3, link: `${link}-again`, ...texts };
  await write(ana.api, 'updateEvent', { path, body: change });
  const { _id: heldId } = await hostEvent(server, ana, { title: 'xanadu of yesterday' });
  const held = { start_time: server.clock.inHours(-3), end_time: server.clock.inHours(-2) };
  await server.database.db.updateTable('events').set(held).where('id', '=', heldId).execute();
  const links = { recording: 'https://video.example.org/xanadu', slides: 'https://slides.example.org/xanadu' };
  await write(ana.api, 'setEventMaterials', { path: { eventId: heldId }, body: links });
  await handOver(ana, ben);
  const other = await hostEvent(server, ben, { title: 'An evening of another member' });
  await write(ana.api, 'registerForEvent', { path: { id: other._id }, body: { message: 'xanadu' } });
  await write(ana.api, 'reportContent', { body: { kind: 'event', id: other._id, reason: 'xanadu' } });
  await write(ana.api, 'reportUser', { body: { reportedUser: ben.id, reason: 'xanadu' } });

  const soon = (hours: number) => server.clock.inHours(hours);
  const classic = { date: soon(48), userTwo: ben.id, link };
  const { session } = (await write(ana.api, 'createSession', { body: classic })) as { session: { _id: string } };
  await write(ana.api, 'editSession', { path: { sessionId: session._id }, body: { link: `${link}-again` } });
  await write(ana.api, 'saveSessionNotes', { path: { sessionId: session._id }, body: { text: 'xanadu', version: 0 } });
  const proposal = { userTwo: ben.id, times: [soon(72)], link, note: 'xanadu' };
  await write(ana.api, 'proposeSession', { body: proposal });
  const propose = async (hours: number) => {
    const body = { userTwo: ana.id, times: [soon(hours)], link: 'https://meet.example.org' };
    return ((await ben.api.ok('proposeSession', { body })) as { session?: { _id: string } }).session?._id ?? '';
  };
  await write(ana.api, 'suggestTimes', {
    path: { sessionId: await propose(96) },
    body: { times: [soon(97)], note: 'xanadu' },
  });
  await write(ana.api, 'declineSession', { path: { sessionId: await propose(120) }, body: { reason: 'xanadu' } });
  const { db } = server.database;
  await db
    .updateTable('sessions')
    .set({ date: soon(-3) })
    .where('id', '=', session._id)
    .execute();
  const review = { rating: 5, comment: 'xanadu', reviewedTo: ben.id, sessionId: session._id };
  const { review: given } = (await write(ana.api, 'createReview', { body: review })) as { review: { _id: string } };
  await write(ana.api, 'editReview', { path: { reviewId: given._id }, body: { comment: 'xanadu again' } });
  const { _id: eventId } = await hostEvent(server, ben, { title: 'A past evening of another member' });
  await ana.api.ok('registerForEvent', { path: { id: eventId } });
  await ben.api.ok('handleEventRequest', { path: { eventId }, body: { userId: ana.id, action: 'APPROVE' } });
  await db.updateTable('event_registrations').set({ came: true }).where('event_id', '=', eventId).execute();
  const past = { start_time: soon(-3), end_time: soon(-2) };
  await db.updateTable('events').set(past).where('id', '=', eventId).execute();
  await write(ana.api, 'reviewEvent', { path: { eventId }, body: { rating: 5, comment: 'xanadu' } });
  await write(ana.api, 'editEventReview', { path: { eventId }, body: { comment: 'xanadu again' } });
  const headers = { 'idempotency-key': 'xanadu' };
  const message = { senderId: ana.id, receiverId: ben.id, text: 'xanadu' };
  const { _id: messageId } = (await write(ana.chat, 'sendMessage', { headers, body: message })) as { _id: string };
  await write(ana.chat, 'editMessage', { path: { messageId }, body: { text: 'xanadu again' } });
  const { _id: conversationId } = await ana.chat.ok('openConversation', {
    body: { userId: ana.id, otherUserId: ben.id },
  });
  const { _id: attachmentId } = await uploadFile(ana, conversationId, await pngPicture());
  const descriptions = [{ attachmentId, description: 'xanadu' }];
  const withPicture = { ...message, attachmentIds: [attachmentId], descriptions };
  const { _id: pictureId } = (await write(ana.chat, 'sendMessage', { body: withPicture })) as { _id: string };
  const edit = { text: 'xanadu', descriptions: [{ attachmentId, description: 'xanadu again' }] };
  await write(ana.chat, 'editMessage', { path: { messageId: pictureId }, body: edit });

  await write(ana.api, 'proposeRing', { body: { key: await openRingFor(db, ana.id), note: 'xanadu' } });

  const about = async (by: TestClient, reportedUser: string) => {
    await by.ok('reportUser', { body: { reportedUser, reason: 'Was late.' } });
    const { cases } = await cara.api.ok('listCases');
    return cases.find(({ member }) => member._id === reportedUser)?._id ?? '';
  };
  const warn = (reason: string) => ({ kind: 'warn', reason });
  await write(ana.api, 'decideCase', { path: { caseId: await about(ben.api, dan.id) }, body: warn('porlock') });
  const ofAna = await about(ben.api, ana.id);
  await cara.api.ok('decideCase', { path: { caseId: ofAna }, body: warn('Please be on time.') });
  const [decision] = (await ana.api.ok('listMyActions')).actions;
  await write(ana.api, 'openCase', { path: { userId: dan.id }, body: { reason: 'porlock' } });
  // Keeps her profile, too.
  await cara.api.ok('openCase', { path: { userId: ana.id }, body: { reason: 'Late again.' } });
  await write(ana.api, 'appealAction', { path: { actionId: decision?._id ?? '' }, body: { text: 'xanadu' } });
  const eve = await server.join('Eve');
  const caseId = await about(dan.api, eve.id);
  await cara.api.ok('decideCase', { path: { caseId }, body: warn('Please be kind.') });
  const [ofEve] = (await eve.api.ok('listMyActions')).actions;
  const appealed = { actionId: ofEve?._id ?? '' };
  await eve.api.ok('appealAction', { path: appealed, body: { text: 'It was a joke.' } });
  await write(ana.api, 'decideAppeal', { path: appealed, body: { outcome: 'upheld', words: 'porlock' } });
  await write(ana.api, 'mergeSkills', { body: { ...(await twoSkills()), reason: 'porlock' } });
  return ana;
}

/** Writes to the guest of an event that another member now hosts. */
async function handOver(ana: TestMember, ben: TestMember): Promise<void> {
  const { _id: eventId } = await hostEvent(server, ana, { title: 'Handed over' });
  const [path, guest] = [{ eventId }, await server.join('Gus')];
  await letIn(ana, guest, eventId);
  await write(ana.api, 'sendEventUpdate', { path, body: { text: 'xanadu' } });
  await ana.api.ok('inviteCohost', { path, body: { userId: ben.id } });
  await ben.api.ok('answerCohostInvitation', { path, body: { accepts: true } });
  await ana.api.ok('offerHosting', { path, body: { userId: ben.id } });
  await ben.api.ok('answerHosting', { path, body: { accepts: true } });
}

async function twoSkills() {
  const names = ['Bread', 'Breads'].map((name) => ({ name, name_key: name.toLowerCase() }));
  const rows = await server.database.db.insertInto('skills').values(names).returning('id').execute();
  return { fromSkill: rows[0]?.id ?? '', intoSkill: rows[1]?.id ?? '' };
}

async function addPasskey(ana: Awaited<ReturnType<typeof server.logIn>>): Promise<void> {
  const { SoftwarePasskey } = await import('../support/accounts/software-authenticator.ts');
  const { options } = await ana.api.ok('startPasskey', { body: { password } });
  const credential = new SoftwarePasskey('https://swap.example.org').make(options);
  const { passkey } = (await write(ana.api, 'addPasskey', { body: { credential, name: 'xanadu' } })) as {
    passkey: { _id: string };
  };
  await write(ana.api, 'renamePasskey', { path: { passkeyId: passkey._id }, body: { name: 'xanadu again' } });
}

test('after an erasure only the texts remain that the member was informed of', async () => {
  const ana = await liveALife();
  const expected = textFields().filter((field) => !notStored.some((pattern) => pattern.test(field)));
  const missing = expected.filter((field) => !written.has(field));
  expect(missing, 'write the mark into it in apps/server/test/account/erasure.test.ts').toEqual([]);
  await remind(server.app.context);
  expect((await columnsWith(server.database.db, mark)).length).toBeGreaterThan(20);

  await ana.api.ok('deleteAccount', { body: { password } });
  server.clock.set('2026-11-27T12:00:00.000Z');
  await eraseLeft(server.app.context);
  const ofModerators = [
    'actions.reason',
    'appeals.words',
    'cases.opening_reason',
    'notifications.details',
    'skill_merges.reason',
  ];
  const kept = Object.values(keptAfterErasure).flat();
  expect((await columnsWith(server.database.db, moderatorsMark)).toSorted()).toEqual(ofModerators);
  expect((await columnsWith(server.database.db, mark)).toSorted()).toEqual(
    kept.filter((column) => !ofModerators.includes(column)).toSorted(),
  );
});
