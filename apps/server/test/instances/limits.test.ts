import { createClient } from 'redis';
import { describe, expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { atOnce, tally } from '../support/kinds/things.ts';
import { pictureForm, pngPicture } from '../support/pictures.ts';
import { isRedisMissing, skipped, useInstances } from '../support/programs/test-instances.ts';
import { limitedTo } from '../support/test-settings.ts';

describe.skipIf(isRedisMissing)(`limits over two instances${skipped}`, () => {
  const instances = useInstances(
    limitedTo({
      'log-in-failures-per-account-and-address-quarter': 10,
      'sign-ups-per-address-hour': 6,
      'uploads-per-member-hour': 4,
      'messages-per-member-minute': 5,
    }),
  );
  const visitor = (index: number) => (index % 2 === 0 ? instances.one.visitor : instances.other.visitor);

  test('wrong passwords count together, and right ones do not count', async () => {
    const { email, password } = await instances.one.join('Ana');
    const logIn = async (index: number, secret: string) =>
      await visitor(index).call('logIn', { body: { email, password: secret } });
    for (let index = 0; index < 12; index += 1) expect((await logIn(index, password)).status).toBe(200);
    expect(tally(await atOnce(60, (index) => logIn(index, 'a wrong one')))).toEqual({ 401: 10, 429: 50 });
    for (const index of [0, 1]) {
      const { status, headers } = await logIn(index, password);
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    }
  });

  test('new accounts count together', async () => {
    const signUps = await atOnce(20, (index) =>
      visitor(index).call('signUp', {
        body: { name: 'Ben', email: `ben-${index}@example.org`, password: 'correct horse battery' },
      }),
    );
    // One of the six was made by the previous test, from the same address.
    expect(tally(signUps)).toEqual({ 201: 5, 429: 15 });
  });

  test('pictures of a member count together', async () => {
    const [ana] = await enrol(instances.one, 'Ana');
    const there = instances.atOther(ana);
    const photo = await pngPicture();
    const uploads = await atOnce(12, (index) => {
      const { api } = index % 2 === 0 ? ana : there;
      return api.call('editUser', { path: { userId: ana.id }, form: pictureForm({}, photo) });
    });
    expect(tally(uploads)).toEqual({ 200: 4, 429: 8 });
  });

  test('Redis has no e-mail or network addresses, and its keys expire', async () => {
    await visitor(0).call('logIn', { body: { email: 'somebody@example.org', password: 'a wrong one' } });
    const client = createClient({ url: instances.redis.url });
    await client.connect();
    const keys = await client.keys('skill-exchange:*');
    const lives = await Promise.all(keys.map((key) => client.pTTL(key)));
    client.destroy();
    expect(keys.length).toBeGreaterThan(2);
    expect(keys.join('\n')).not.toMatch(/@|somebody|127\.0\.0\.1/);
    expect(Math.min(...lives)).toBeGreaterThan(0);
  });

  test('messages of a member count together, and rejected ones count for no other limit', async () => {
    const [ana, ben] = await enrol(instances.one, 'Ana', 'Ben');
    const there = instances.atOther(ana);
    const sent = await atOnce(20, (index) => {
      const { chat } = index % 2 === 0 ? ana : there;
      return chat.call('sendMessage', {
        body: { senderId: ana.id, receiverId: ben.id, text: `${index}` },
      });
    });
    expect(tally(sent)).toEqual({ 201: 5, 429: 15 });
    const rejected = sent.find(({ status }) => status === 429);
    expect(rejected?.body).toMatchObject({
      message: expect.stringMatching(/^You are sending messages very fast\. Try again in \d+ seconds\.$/),
    });
    expect(await ben.chat.ok('listChatUsers', { path: { currentUserId: ben.id } })).toMatchObject([{ unreadCount: 5 }]);
  });
});
