import { QueryCreator } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { say } from '../support/kinds/things.ts';
import { fileForm, pdfFile, pictureForm, pngPicture } from '../support/pictures.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { useLimitedServers } from './limited-server.ts';

const server = useServer();
const limited = useLimitedServers(server);
type As = Awaited<ReturnType<typeof limited>>;

const kilobytes = (count: number) => pdfFile(count * 1000 - 100);

async function opened(by: TestMember, to: TestMember): Promise<string> {
  const { _id } = await by.chat.ok('openConversation', { body: { userId: by.id, otherUserId: to.id } });
  return _id;
}

const upload = (as: As, by: TestMember, conversationId: string, file: Buffer) =>
  as(by).call('addAttachment', { query: { conversationId }, form: fileForm(file, 'notes.pdf') });

const send = (as: As, from: TestMember, to: TestMember, attachmentIds: string[]) =>
  as(from).ok('sendMessage', { body: { senderId: from.id, receiverId: to.id, text: 'See this', attachmentIds } });

const idOf = ({ body }: { body: unknown }) => (body as { _id: string })._id;

/** Two members who know each other: both have written. */
async function friends() {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const { conversationId } = await say(ann, ben, 'Hello');
  await say(ben, ann, 'Hello');
  return { ann, ben, conversationId };
}

describe('the files of a member have a size', () => {
  test('until they are sent, and a message makes room for others', async () => {
    const { ann, ben, conversationId } = await friends();
    const as = await limited({ 'unsent-files-per-member-day': 50 });
    const first = await upload(as, ann, conversationId, kilobytes(30));
    expect(first.status).toBe(201);
    expect(await upload(as, ann, conversationId, kilobytes(21))).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      body: {
        code: 'rate_limited',
        message: expect.stringMatching(
          /^A lot of your files wait for their messages\. Send these first\. Try again in /,
        ),
      },
    });
    expect((await upload(as, ann, conversationId, kilobytes(20))).status).toBe(201);
    // Others are not affected.
    expect((await upload(as, ben, conversationId, kilobytes(50))).status).toBe(201);
    await send(as, ann, ben, [idOf(first)]);
    expect((await upload(as, ann, conversationId, kilobytes(30))).status).toBe(201);
    expect((await upload(as, ann, conversationId, kilobytes(2))).status).toBe(429);
  });

  test('a day, with their pictures, sent or not', async () => {
    const { ann, ben, conversationId } = await friends();
    const as = await limited({ 'stored-files-per-member-day': 100 });
    const file = await upload(as, ann, conversationId, kilobytes(60));
    await send(as, ann, ben, [idOf(file)]);
    expect((await upload(as, ann, conversationId, kilobytes(60))).status).toBe(429);
    const edit = async () => {
      const call = { path: { userId: ann.id }, form: pictureForm({}, await pngPicture()) };
      return (await as(ann).call('editUser', call)).status;
    };
    expect(await edit()).toBe(200);
    expect((await upload(as, ann, conversationId, kilobytes(39))).status).toBe(201);
    expect(await edit()).toBe(429);
  });

  test('and those of all members of an address, too', async () => {
    const { ann, ben, conversationId } = await friends();
    const as = await limited({ 'stored-files-per-address-day': 100 });
    expect((await upload(as, ann, conversationId, kilobytes(60))).status).toBe(201);
    expect((await upload(as, ben, conversationId, kilobytes(60))).status).toBe(429);
  });

  test('much less for members who share nothing with the sender, until these write back', async () => {
    const { ann, conversationId } = await friends();
    const [eve] = await enrol(server, 'Eve');
    const toStranger = await opened(ann, eve);
    const as = await limited({ 'files-to-strangers-per-member-day': 30 });
    const file = await upload(as, ann, toStranger, kilobytes(20));
    await send(as, ann, eve, [idOf(file)]);
    const second = await upload(as, ann, toStranger, kilobytes(20));
    expect(second).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^You have attached a lot of files for new people\./) },
    });
    expect((await upload(as, ann, conversationId, kilobytes(50))).status).toBe(201);
    // She was written to: a stranger to Ann, who is none to her.
    expect((await upload(as, eve, toStranger, kilobytes(50))).status).toBe(201);
    await as(eve).ok('sendMessage', { body: { senderId: eve.id, receiverId: ann.id, text: 'Thanks' } });
    expect((await upload(as, ann, toStranger, kilobytes(50))).status).toBe(201);
  });

  test('and as much as usual for one whom they meet', async () => {
    const [ann, other] = await enrol(server, 'Ann', 'Ben');
    const conversationId = await opened(ann, other);
    const as = await limited({ 'files-to-strangers-per-member-day': 30 });
    expect((await upload(as, ann, conversationId, kilobytes(50))).status).toBe(429);
    await server.database.db
      .insertInto('sessions')
      .values({
        user_one: ann.id,
        user_two: other.id,
        date: server.clock.inHours(24),
        link: 'https://meet.example.org',
        agreed_at: server.clock.now(),
      })
      .execute();
    expect((await upload(as, ann, conversationId, kilobytes(50))).status).toBe(201);
  });

  test('of which a file that could not be stored takes nothing', async () => {
    const { ann, conversationId } = await friends();
    const as = await limited({ 'unsent-files-per-member-day': 50, 'stored-files-per-member-day': 70 });
    const insertInto = QueryCreator.prototype.insertInto;
    const insert = vi.spyOn(QueryCreator.prototype, 'insertInto').mockImplementation(function (this: never, table) {
      if (table === 'message_attachments') throw new Error('broken');
      return insertInto.call(this, table);
    });
    expect((await upload(as, ann, conversationId, kilobytes(50))).status).toBe(500);
    insert.mockRestore();
    expect((await upload(as, ann, conversationId, kilobytes(51))).status).toBe(429);
    expect((await upload(as, ann, conversationId, kilobytes(50))).status).toBe(201);
  });
});
