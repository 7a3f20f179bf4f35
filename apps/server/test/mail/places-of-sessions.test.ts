import { expect, test } from 'vitest';
import { remind } from '../../src/modules/delivery/reminders.ts';
import { notifiedMembers } from '../support/notified-members.ts';
import { agree } from '../support/offers.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const folder = useMailFolder();
const server = useServer({ dataDir: folder.dataDir, siteUrl: 'https://swap.example.org' });
const { clear, deliver, joinAll, mailsTo } = notifiedMembers(server, folder);

const link = 'https://meet.example.org/us';

test('an hour before a session both are reminded that it has no place', async () => {
  const [ann, ben] = (await joinAll('Ann', 'Ben')) as [TestMember, TestMember];
  await agree(server, ann, ben, 48, { link: '' });
  await clear();
  const reminders = async (hours: number) => {
    server.clock.advance(hours * 3_600);
    await remind(server.app.context);
    await deliver('email');
    const texts = [...(await mailsTo(ann)), ...(await mailsTo(ben))].map(({ text }) => text ?? '');
    folder.empty();
    return texts;
  };
  const missing = expect.stringContaining('You have no place yet. Agree on it in messages, or add a link.');
  expect(await reminders(25)).toEqual([missing, missing]);
  expect(await reminders(22.1)).toEqual([missing, missing]);
});

test('the reminder has the place that one of them has added', async () => {
  const [ann, ben] = (await joinAll('Ann', 'Ben')) as [TestMember, TestMember];
  const { _id: sessionId } = await agree(server, ann, ben, 30, { link: '' });
  await ben.api.ok('editSession', { path: { sessionId }, body: { link } });
  await clear();
  server.clock.advance(29.1 * 3_600);
  await remind(server.app.context);
  await deliver('email');
  const texts = [...(await mailsTo(ann)), ...(await mailsTo(ben))].map(({ text }) => text);
  const joins = expect.stringContaining(`Join here: ${link}`);
  expect(texts).toEqual([joins, joins]);
});
