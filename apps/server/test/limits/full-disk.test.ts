import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { migrate } from '../../src/db/migrate.ts';
import { type OpenDatabase, openEmbeddedDatabase } from '../../src/db/open-database.ts';
import { enrol } from '../support/enrol.ts';
import { say } from '../support/kinds/things.ts';
import { fileForm, pdfFile, pictureForm, pngPicture } from '../support/pictures.ts';
import { TestClient } from '../support/test-client.ts';
import { TestClock } from '../support/test-clock.ts';
import type { TestServer } from '../support/test-server.ts';
import { testSettings } from '../support/test-settings.ts';

const mebibyte = 1024 * 1024;
const enough = 64 * mebibyte;
const enoughForFiles = 256 * mebibyte;
let free = enoughForFiles;
let database: OpenDatabase;
let app: FastifyInstance;
let server: TestServer;

beforeAll(async () => {
  const clock = new TestClock();
  database = await openEmbeddedDatabase(null, { freeBytes: () => free });
  await migrate(database);
  app = await buildApp({ settings: testSettings(), database, clock: clock.now });
  server = { database, clock, visitor: new TestClient(app) } as TestServer;
});
beforeEach(() => {
  free = enoughForFiles;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe('while the disk of the embedded database is nearly full', () => {
  test('nothing is stored, writes get an error, and reads continue', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { conversationId, _id } = await say(ann, ben, 'before');
    free = enough - 1;

    const message = { senderId: ben.id, receiverId: ann.id, text: 'into the full' };
    const answer = await ben.chat.call('sendMessage', { body: message });
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '60' },
      body: { message: "We can't save anything right now. Try again later." },
    });
    // Also inside a transaction.
    const account = { name: 'Cem', email: 'cem@example.org', password: 'long enough' };
    await server.visitor.errorOf('signUp', 503, { body: account });
    await ann.api.errorOf('editUser', 503, { path: { userId: ann.id }, form: formOf({ name: 'Anna' }) });

    const pair = { userId: ben.id, otherUserId: ann.id };
    expect(await ben.chat.ok('openConversation', { body: pair })).toMatchObject({ _id: conversationId });
    const history = await ben.chat.ok('listMessages', { path: { conversationId } });
    expect(history).toMatchObject([{ _id, text: 'before' }]);
    expect(await server.visitor.ok('listUsers')).toMatchObject({ users: [{}, {}] });
  });

  test('pictures and files are rejected first, and everything else is stored', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { conversationId } = await say(ann, ben, 'before');
    free = enoughForFiles - 1;
    const message = "We can't save pictures and files right now. Everything else works. Try again later.";
    const query = { conversationId };
    expect(await ann.api.errorOf('addAttachment', 503, { query, form: fileForm(pdfFile()) })).toBe(message);
    const picture = { path: { userId: ann.id }, form: pictureForm({}, await pngPicture()) };
    expect(await ann.api.errorOf('editUser', 503, picture)).toBe(message);
    await say(ben, ann, 'still');
    await server.visitor.ok('getReadiness');
    free = enoughForFiles;
    await ann.api.ok('addAttachment', { query, form: fileForm(pdfFile()) });
  });

  test('the load balancer sees the start and the end of it', async () => {
    await server.visitor.ok('getReadiness');
    free = enough - 1;
    const message = "We can't save anything right now. Try again later.";
    expect(await server.visitor.errorOf('getReadiness', 503)).toBe(message);
    await server.visitor.ok('getHealth');
    free = enough;
    await server.visitor.ok('getReadiness');
  });

  test('members can delete and log out, and write again once there is space', async () => {
    const [dan, eva] = await enrol(server, 'Dan', 'Eva');
    await eva.api.ok('blockMember', { path: { userId: dan.id } });
    free = 0;
    await eva.api.ok('unblockMember', { path: { userId: dan.id } });
    await eva.api.ok('logOut');
    await eva.api.errorOf('checkAuth', 401);

    free = enough;
    await say(dan, eva, 'after');
  });
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
