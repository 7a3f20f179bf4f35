import { randomBytes, randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { makeExport, removeOldExports } from '../../src/modules/exports/service.ts';
import { makePair } from '../blocks/pair.ts';
import { accountEmails } from '../support/accounts/account-emails.ts';
import { appoint, enrol, openSessions } from '../support/enrol.ts';
import { atOnce, say, tally, unknownId } from '../support/kinds/things.ts';
import { pictureForm, pngPicture } from '../support/pictures.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir, siteUrl: 'https://swap.example.org', verifyEmail: 'off' });
const { deliver } = accountEmails(server, mails);

const partsOf = async ({ id }: TestMember) => {
  const parts = server.database.db.selectFrom('export_parts').select('position').where('member_id', '=', id);
  return (await parts.execute()).length;
};

/** Gives a member messages that do not compress. */
async function writeMuch(member: TestMember): Promise<string[]> {
  const { conversationId } = await say(member, (await enrol(server, 'Ben'))[0], 'Hello');
  const texts = Array.from({ length: 150 }, () => randomBytes(3_000).toString('base64').slice(0, 4_000));
  const rows = texts.map((text, index) => ({
    conversation_id: conversationId,
    sender_id: member.id,
    text,
    seq: index + 2,
  }));
  await server.database.db.insertInto('messages').values(rows).execute();
  return ['Hello', ...texts];
}

const stateOf = async ({ api }: TestMember) => (await api.ok('getExport')).export;

async function download({ api }: TestMember) {
  const answer = await api.call('downloadExport');
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
  const files = unzipSync(new Uint8Array(answer.bytes));
  const json = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  return { files, json };
}

describe('a copy of one’s data', () => {
  test('has the member’s data, and nothing of others’ accounts', async () => {
    const { viewer, other, eventOf, session } = await makePair(server);
    await viewer.api.ok('editUser', {
      path: { userId: viewer.id },
      form: pictureForm({ about: 'I fix radios.' }, await pngPicture()),
    });
    const hours = { timeZone: 'Europe/Lisbon', weekly: [{ weekday: 1, from: '18:00', to: '21:00' }] };
    await viewer.api.ok('setAvailability', { body: hours });
    await viewer.api.ok('saveEventDraft', { path: { draftId: unknownId }, body: { title: 'Some day' } });
    const { db } = server.database;
    await db.updateTable('sessions').set({ agreed_at: server.clock.now() }).where('id', '=', session).execute();
    await viewer.api.ok('sayAttendance', { path: { sessionId: session }, body: { answer: 'held' } });
    await viewer.api.ok('requestExport');
    await makeExport(server.app.context, viewer.id);
    const { files, json } = await download(viewer);
    expect(Object.keys(files).toSorted()).toEqual([
      'account.json',
      'availability.json',
      'calendar.ics',
      'conversations.json',
      'events.json',
      'followed-skills.json',
      'matches.json',
      'notifications.json',
      'pictures/profile.webp',
      'profile.json',
      'reviews.json',
      'searches.json',
      'sessions.json',
    ]);
    expect(json('profile.json')).toMatchObject({ name: viewer.name, email: viewer.email, about: 'I fix radios.' });
    const { hosted, joined, drafts } = json('events.json');
    expect(drafts).toMatchObject([{ content: { title: 'Some day' } }]);
    const choices = { hasWaitlist: expect.any(Boolean), approvesAutomatically: false, signUpsClosed: false };
    expect(hosted).toMatchObject([{ id: eventOf.viewer, title: 'An event of mine', ...choices }]);
    // Both start at the same time, so their ids determine the order.
    expect(joined.map(({ id }: { id: string }) => id)).toEqual([eventOf.other, eventOf.third].toSorted());
    expect(joined).toContainEqual(expect.objectContaining({ host: other.name, state: 'approved' }));
    expect(joined).toContainEqual(expect.objectContaining({ title: 'Tess’s evening' }));
    expect(json('sessions.json')).toMatchObject([{ id: session, tookPlace: 'held' }, { tookPlace: null }]);
    expect(json('availability.json')).toMatchObject({ ...hours, daysOff: [], maxPerWeek: null });
    expect(json('reviews.json')).toMatchObject({
      given: [{ rating: 4 }],
      received: [{ member: other.name, rating: 5 }],
      ofEvents: { given: [], received: [] },
    });
    expect(json('conversations.json')).toMatchObject([
      {
        with: other.name,
        messages: [
          { mine: true, text: 'Are you free on Tuesday?' },
          { mine: false, text: 'Otto’s answer' },
        ],
      },
    ]);
    expect(json('notifications.json').received.length).toBeGreaterThan(0);
    expect(json('account.json').logIns).toHaveLength(1);
    const calendar = strFromU8(files['calendar.ics'] ?? new Uint8Array());
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(5);
    expect(calendar).toContain(`UID:${eventOf.viewer}@swap.example.org`);
    const all = Object.entries(files)
      .filter(([name]) => !name.endsWith('.webp'))
      .map(([, bytes]) => strFromU8(bytes))
      .join('');
    expect(all).not.toContain(other.email);
  });

  test('has the decisions about the member, and nothing of others that moderators removed', async () => {
    const { viewer, other, third, review } = await makePair(server);
    await appoint(server, third);
    const { db } = server.database;
    const said = db.selectFrom('messages').select('id').where('sender_id', '=', other.id);
    const message = (await said.executeTakeFirstOrThrow()).id;
    for (const [kind, id] of [
      ['message', message],
      ['review', review],
    ] as const) {
      const [by, reported] = kind === 'message' ? [viewer, other] : [other, viewer];
      await by.api.ok('reportContent', { body: { kind, id, reason: `Not ${reported.name}` } });
      const [waiting] = (await third.api.ok('listCases')).cases;
      const body = { kind: 'hide', reason: 'Be kind.' } as const;
      await third.api.ok('decideCase', { path: { caseId: waiting?._id ?? '' }, body });
    }
    const copyOf = async (member: TestMember) => {
      await member.api.ok('requestExport');
      await makeExport(server.app.context, member.id);
      return (await download(member)).json;
    };
    const [own, others] = [await copyOf(viewer), await copyOf(other)];
    expect(own('conversations.json')[0].messages[1]).toMatchObject({ mine: false, text: '', removed: true });
    expect(others('conversations.json')[0].messages[1]).toMatchObject({ mine: true, text: 'Otto’s answer' });
    expect([own('reviews.json').given.length, others('reviews.json').received.length]).toEqual([1, 0]);
    expect(own('account.json')).toMatchObject({
      reports: [{ about: 'message', member: other.name }],
      decisions: [{ kind: 'hide', reason: 'Be kind.', appeal: null }],
    });
  });

  test('has reviews of events: those that the member wrote, and those of events that they hosted', async () => {
    const { other, third, eventOf } = await makePair(server);
    const copyOf = async (member: TestMember) => {
      await member.api.ok('requestExport');
      await makeExport(server.app.context, member.id);
      return (await download(member)).json('reviews.json').ofEvents;
    };
    const review = { event: eventOf.third, title: 'Tess’s evening', rating: 5, comment: 'Otto’s praise' };
    expect(await copyOf(other)).toMatchObject({ given: [{ ...review, host: third.name }], received: [] });
    expect(await copyOf(third)).toMatchObject({ given: [], received: [{ ...review, member: other.name }] });
  });

  test('is first being made, then ready for seven days, then expired', async () => {
    const [ana] = await enrol(server, 'Ana');
    expect(await stateOf(ana)).toEqual({ state: 'none' });
    expect(await ana.api.call('downloadExport')).toMatchObject({ status: 404 });
    const requestedAt = server.clock.now().toISOString();
    expect((await ana.api.ok('requestExport')).export).toEqual({ state: 'preparing', requestedAt });
    expect(await ana.api.call('downloadExport')).toMatchObject({ status: 404 });
    await makeExport(server.app.context, ana.id);
    const expiresAt = '2026-11-27T12:00:00.000Z';
    expect(await stateOf(ana)).toEqual({ state: 'ready', requestedAt, expiresAt });
    await deliver();
    expect((await mails()).at(-1)).toMatchObject({ to: [{ address: ana.email }], subject: 'Your copy is ready' });
    server.clock.set(expiresAt);
    const [late] = await openSessions(server, [ana]);
    expect(await stateOf(late as TestMember)).toEqual({ state: 'expired', requestedAt, expiresAt });
    expect(await (late as TestMember).api.call('downloadExport')).toMatchObject({ status: 404 });
    await removeOldExports(server.app.context);
    expect(await partsOf(ana)).toBe(0);
  });

  test('is made once for many concurrent requests, and each member gets their own', async () => {
    const [ana, ben] = await enrol(server, 'Ana', 'Ben');
    const answers = await atOnce(3, () => ana.api.call('requestExport'));
    expect(tally(answers)).toEqual({ 200: 1, 409: 2 });
    await makeExport(server.app.context, ana.id);
    expect(await ben.api.call('downloadExport')).toMatchObject({ status: 404 });
    expect(await server.visitor.call('downloadExport')).toMatchObject({ status: 401 });
  });

  test('is stored in parts if it is large, and downloads as a whole', async () => {
    const [ana] = await enrol(server, 'Ana');
    const texts = await writeMuch(ana);
    await ana.api.ok('requestExport');
    await makeExport(server.app.context, ana.id);
    expect(await partsOf(ana)).toBeGreaterThan(1);
    const { json } = await download(ana);
    const [{ messages }] = json('conversations.json') as [{ messages: { text: string }[] }];
    expect(messages.map(({ text }) => text)).toEqual(texts);
  });

  test('is made again after a failed attempt, without remains of it', async () => {
    const [ana] = await enrol(server, 'Ana');
    await ana.api.ok('requestExport');
    const left = { member_id: ana.id, copy_id: randomUUID(), position: 0, bytes: Buffer.from('half a copy') };
    await server.database.db.insertInto('export_parts').values(left).execute();
    expect(await ana.api.call('downloadExport')).toMatchObject({ status: 404 });
    await makeExport(server.app.context, ana.id);
    await download(ana);
    expect(await partsOf(ana)).toBe(1);
  });

  test('exists once and is complete when it is made twice at once', async () => {
    const [ana] = await enrol(server, 'Ana');
    await writeMuch(ana);
    await ana.api.ok('requestExport');
    const make = () => makeExport(server.app.context, ana.id);
    await Promise.allSettled([make(), make()]);
    // If each removed parts of the other, the job is retried.
    if ((await stateOf(ana)).state !== 'ready') await make();
    await download(ana);
    const { copy_id } = await server.database.db.selectFrom('exports').select('copy_id').executeTakeFirstOrThrow();
    const others = server.database.db.selectFrom('export_parts').select('position').where('copy_id', '<>', copy_id);
    expect(await others.execute()).toEqual([]);
  });
});
