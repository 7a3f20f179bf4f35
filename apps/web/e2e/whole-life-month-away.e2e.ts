import { logInByApi } from './support/api-member.ts';
import { fillLogIn } from './support/members.ts';
import { expect, hydrated, test } from './support/test.ts';
import { goHome, Lives, write } from './support/whole-life.ts';

const began = '2026-11-24T09:02:00Z';

test.use({ community: 'empty', now: began });

test('a month away and back: nobody is left waiting, and who returns sees at once what is new', async ({
  browser,
  contextOptions,
  watch,
  server,
}) => {
  test.skip(server.moveClock === undefined, 'The clock of this server cannot be moved.');
  test.slow();
  const lives = new Lives({ browser, contextOptions, watch, server }, began);
  const mia = await lives.join('Mia Mora', { swaps: { teaches: 'Python', wants: 'Bread' }, hasPhone: true });
  const ravi = await lives.join('Ravi Menon', { swaps: { teaches: 'Bread', wants: 'Python' } });
  const ida = await lives.join('Ida Other', { swaps: { teaches: 'Chess', wants: 'Python' } });
  const { desk, phone = desk } = mia;

  await test.step('each hears of the swap that is possible', async () => {
    await lives.expectWaits([
      [mia, { bell: ['1 new swap for you: Ravi Menon teaches Bread baking, you teach Python'] }],
      [ravi, { bell: ['1 new swap for you: Mia Mora teaches Python, you teach Bread baking'] }],
    ]);
    for (const { send } of [mia, ravi]) await send('POST', '/api/notifications/read', { upTo: lives.now });
    await lives.expectWaits([]);
  });

  await test.step('Mia says on her profile until when she is away, and closes the app', async () => {
    const form = new FormData();
    form.set('awayUntil', '2026-12-23');
    await mia.send('PUT', `/api/user/edit/${mia.id}`, form);
    await ida.desk.goto(`/users/${mia.id}`);
    await expect(ida.desk.getByText(/[Aa]way until/).first()).toBeVisible();
    await goHome(ida.desk);
    await lives.expectWaits([]);
    await lives.leave(mia);
  });

  await test.step('Ravi proposes a session, and Ida writes', async () => {
    const body = { userTwo: mia.id, times: ['2026-11-27T18:00:00.000Z'], link: 'https://meet.example.org/away' };
    const answer = await ravi.send('POST', '/api/sessions/propose', body);
    expect(answer).toMatchObject({ awayUntil: '2026-12-23' });
    await ida.desk.goto(`/messages/${mia.id}`);
    await write(ida.desk, 'Would you teach me Python?');
    await goHome(ida.desk);
    await lives.expectWaits([[mia, { mails: ['Ravi Menon proposes a session with you'] }]]);
  });

  const unanswered = 'Mia Mora did not answer your proposal in time';
  const missed = 'You did not answer the proposal of Ravi Menon in time';
  await test.step('the proposal ends unanswered, and both are told; a message is told once', async () => {
    await lives.at('2026-11-28T09:00:00Z', [
      [mia, { mails: ['Ida Other sent you a message', missed] }],
      [ravi, { bell: [unanswered], mails: [unanswered] }],
    ]);
    await ravi.send('POST', '/api/notifications/read', { upTo: lives.now });
    await lives.expectWaits([]);
  });

  await test.step('what is new meanwhile is told in no email while she is away', async () => {
    const start = '2026-12-28T18:00:00Z';
    await ravi.send('POST', '/api/events/create', {
      ...{ title: 'Bread for beginners', description: 'Bake with us.', skills: ['Bread'], date: start },
      ...{ start_time: start, end_time: '2026-12-28T19:00:00Z', link: 'https://meet.example.org/bread' },
      max_participants: 5,
    });
    await lives.at('2026-12-20T09:00:00Z', []);
  });

  await test.step('after her absence one email says what is new', async () => {
    await lives.at('2026-12-26T09:00:00Z', [[mia, { mails: ['Ravi Menon hosts Bread for beginners, and 1 more'] }]]);
  });

  await test.step('she returns on her phone: her log-in has ended, and she gets where she wanted', async () => {
    await phone.goto('/messages');
    await hydrated(phone);
    await expect(phone).toHaveURL(/log-?in/i);
    await fillLogIn(phone, mia);
    await expect(phone).toHaveURL(/\/messages/);
    await goHome(phone);
    await expect(phone.getByRole('region', { name: /[Ss]ince/ })).toContainText('Ravi Menon hosts Bread for beginners');
  });

  await test.step('her phone and her laptop name what waits, and nothing that has ended', async () => {
    await desk.goto('/');
    await hydrated(desk);
    if (!(await desk.getByRole('heading', { level: 1, name: /^Good to see you/ }).isVisible())) {
      await desk.goto('/login');
      await fillLogIn(desk, mia);
      await goHome(desk);
    }
    Object.assign(mia, await logInByApi(server.address, mia));
    lives.return(mia);
    await lives.expectWaits([
      [
        mia,
        {
          home: ['Ida Other would like to write to you'],
          bell: [missed, 'Ida Other sent you a message'],
          requests: ['Ida Other'],
          unread: { 'Ida Other': 1 },
          mails: ['New log-in to your account', 'New log-in to your account'],
        },
      ],
    ]);
  });

  await test.step('she accepts on her laptop and answers, and her phone knows', async () => {
    await desk.goto('/messages');
    await desk.getByRole('list', { name: 'Message requests' }).getByRole('button', { name: 'Accept' }).click();
    await expect(desk).toHaveURL(`/messages/${ida.id}`);
    await write(desk, 'Gladly, I am back.');
    await goHome(desk);
    await lives.expectWaits([
      [mia, { bell: [missed] }],
      [ida, { bell: ['Mia Mora sent you a message'], unread: { 'Mia Mora': 1 } }],
    ]);
  });
});
