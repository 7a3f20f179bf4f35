import { describe, expect, test, vi } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { atOnce, holdSession, say } from '../support/kinds/things.ts';
import { isRedisMissing, skipped, useInstances } from '../support/programs/test-instances.ts';
import { ended, join, received, useSockets } from '../support/test-socket.ts';

describe.skipIf(isRedisMissing)(`live chat over two instances${skipped}`, () => {
  const instances = useInstances();
  const sockets = useSockets(() => instances.one.app);
  const openAtOther = (cookie: string) => sockets.open({ cookie }, {}, instances.other.address());

  test('a message stored at one arrives at both, once and in order', async () => {
    const [ann, ben] = await enrol(instances.one, 'Ann', 'Ben');
    const { conversationId } = await say(ann, ben, 'first');
    const annHere = await sockets.open({ cookie: ann.cookie });
    const benThere = await openAtOther(ben.cookie);
    for (const socket of [annHere, benThere]) await join(socket, conversationId);
    const heard = [received(annHere), received(benThere)];
    const sent: string[] = [];
    for (let round = 0; round < 50; round += 1) {
      const isAnn = round % 2 === 0;
      const message = isAnn
        ? await say(ann, ben, `to Ben ${round}`)
        : await say(instances.atOther(ben), ann, `to Ann ${round}`);
      sent.push(message._id);
    }
    for (const messages of heard) {
      await vi.waitFor(() => expect(messages.map(({ _id }) => _id)).toEqual(sent), 15_000);
    }
  });

  test('times order messages as their history does, whichever instance stored them and with any clock', async () => {
    const [ann, ben] = await enrol(instances.one, 'Ann', 'Ben');
    await atOnce(40, (index) =>
      index % 2 === 0 ? say(ann, ben, `${index}`) : say(instances.atOther(ben), ann, `${index}`),
    );
    const { conversationId } = await say(ann, ben, 'last');
    const history = await ben.chat.ok('listMessages', { path: { conversationId } });
    const times = history.map(({ createdAt }) => createdAt);
    expect(times).toHaveLength(41);
    expect(times).toEqual([...new Set(times)].sort());
  });

  test('a notification shows in every tab at both, and reading it at one clears it at the other', async () => {
    const [ann, ben] = await enrol(instances.one, 'Ann', 'Ben');
    const counts: number[][] = [[], []];
    const tabs = [await sockets.open({ cookie: ben.cookie }), await openAtOther(ben.cookie)];
    tabs.forEach((tab, index) => {
      tab.on('notifications', ({ unread }) => counts[index]?.push(unread));
    });
    await holdSession(instances.one, ann, ben, 24);
    for (const heard of counts) await vi.waitFor(() => expect(heard).toEqual([1]), 15_000);
    await instances.atOther(ben).api.ok('readNotifications', { body: { upTo: instances.one.clock.inHours(1) } });
    for (const heard of counts) await vi.waitFor(() => expect(heard).toEqual([1, 0]), 15_000);
  });

  test('logging out at one ends the sockets at the other', async () => {
    const ann = await instances.one.join('Ann');
    const there = await openAtOther(ann.cookie);
    const end = ended(there);
    await ann.chat.ok('logOut');
    expect(await end).toBe('io server disconnect');
  });

  test('tabs of one member count over both, and closing one makes room', async () => {
    const [ann, ben] = await enrol(instances.one, 'Ann', 'Ben');
    const open = await atOnce(20, (index) =>
      index % 2 === 0 ? sockets.open({ cookie: ann.cookie }) : openAtOther(ann.cookie),
    );
    await expect(openAtOther(ann.cookie)).rejects.toThrow('Too many open windows');
    await openAtOther(ben.cookie);
    open[0]?.disconnect();
    await vi.waitFor(async () => expect((await openAtOther(ann.cookie)).connected).toBe(true), 15_000);
  });
});
