import { logInByApi } from './support/api-member.ts';
import { linkTo } from './support/mail.ts';
import { fillLogIn, newMember, signUp } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { goHome, Lives, write } from './support/whole-life.ts';

const began = '2026-11-24T09:00:00Z';
const link = 'https://meet.example.org/first-week';

test.use({ community: 'empty', now: began });

test('a newcomer’s first week: finds, asks, agrees, moves, meets and reviews, and nothing that waits hides', async ({
  browser,
  contextOptions,
  watch,
  server,
}) => {
  test.skip(server.moveClock === undefined, 'The clock of this server cannot be moved.');
  const lives = new Lives({ browser, contextOptions, watch, server }, began);
  const ravi = await lives.join('Ravi Menon');
  await lives.join('Ida Other');

  const nora = await test.step('Nora signs up on her phone, and does not open the email', async () => {
    const credentials = newMember('Nora New');
    const phone = await lives.phone();
    await signUp(phone, credentials);
    await fillLogIn(phone, credentials);
    await expect(phone).toHaveURL('/userDashboard/profile');
    await expect(phone.getByRole('region', { name: 'Three steps to your first swap' })).toBeVisible();
    await goHome(phone);
    await expect(phone.getByRole('region', { name: 'Your account' })).toContainText('once you confirm your address');
    const person = await lives.add(await logInByApi(server.address, credentials), await lives.device(), phone);
    await lives.expectWaits([[person, { asksToConfirm: true, mails: ['Confirm your email address'] }]]);
    return person;
  });
  const { desk, phone = desk } = nora;
  const confirm = 'Confirm your address, and you hear of answers by email';

  await test.step('she finds him, and her first message is a request', async () => {
    await phone.goto('/users');
    await phone.getByRole('searchbox').fill('Ravi');
    await phone.getByRole('article', { name: 'Ravi Menon' }).getByRole('link', { name: 'View profile' }).click();
    await phone.getByRole('button', { name: 'Message', exact: true }).click();
    await write(phone, 'Shall we swap an hour?');
    await expect(phone.getByText('They hear of it now. You hear of answers by email once')).toBeVisible();
    await goHome(phone);
    await lives.expectWaits([
      [nora, { asksToConfirm: true }],
      [
        ravi,
        {
          home: ['Nora New would like to write to you'],
          bell: ['Nora New sent you a message'],
          requests: ['Nora New'],
          unread: { 'Nora New': 1 },
        },
      ],
    ]);
  });

  await test.step('he accepts it and answers; she has closed the app, and hears of it by no email', async () => {
    await ravi.desk.getByRole('region', { name: 'Needs you' }).getByRole('link', { name: 'Read' }).click();
    await ravi.desk.getByRole('list', { name: 'Message requests' }).getByRole('button', { name: 'Accept' }).click();
    await expect(ravi.desk).toHaveURL(`/messages/${nora.id}`);
    await write(ravi.desk, 'Gladly!');
    await goHome(ravi.desk);
    const waits = { asksToConfirm: true, bell: ['Ravi Menon sent you a message'], unread: { 'Ravi Menon': 1 } };
    await lives.expectWaits([[nora, waits]]);
    for (const page of [desk, phone]) await page.goto('about:blank');
    await lives.at('2026-11-24T09:30:00Z', [[nora, waits]]);
  });

  await test.step('she reads it on her phone, and her laptop knows', async () => {
    await phone.goto(`/messages/${ravi.id}`);
    await expect(phone.getByText('Gladly!').last()).toBeVisible();
    await expect(phone).not.toHaveTitle(/^\(/);
    await goHome(phone);
    await lives.expectWaits([[nora, { asksToConfirm: true }]]);
  });

  await test.step('she proposes two times, without a link', async () => {
    await desk.goto(`/userDashboard/session?with=${ravi.id}`);
    const planner = desk.getByRole('dialog', { name: 'Add New Session' });
    for (const [day, add] of [
      ['2026-11-26', true],
      ['2026-11-27', false],
    ] as const) {
      await planner.getByLabel('Session date').fill(day);
      await planner.getByLabel('Session time').fill('19:00');
      if (add) await planner.getByRole('button', { name: 'Add this time' }).click();
    }
    await planner.getByRole('button', { name: 'Propose 2 times' }).click();
    await expect(desk.getByText('Session created successfully')).toBeVisible();
    for (const page of [desk, phone]) {
      await goHome(page);
      await expect(page.getByRole('link', { name: 'Waiting for Ravi Menon' })).toBeVisible();
    }
    const proposes = 'Nora New proposes a session with you';
    await lives.expectWaits([
      [nora, { home: [confirm] }],
      [ravi, { home: ['Nora New proposes a session'], bell: [proposes], mails: [proposes] }],
    ]);
  });

  const agreed = 'Ravi Menon agreed to your session';
  await test.step('he accepts the first on Home', async () => {
    const needs = ravi.desk.getByRole('region', { name: 'Needs you' });
    await needs.getByRole('button', { name: 'Accept Thu, Nov 26, 7:00 PM' }).click();
    await expect(needs.getByText('No one is waiting for your answer.')).toBeVisible();
    await lives.expectWaits([
      [nora, { home: [confirm], bell: [agreed] }],
      [ravi, { mails: ['In your calendar: Session with Nora New'] }],
    ]);
  });

  const asks = 'Ravi Menon suggests another time for your session';
  await test.step('he asks to move it, and the time stays until she answers', async () => {
    const { sessions } = (await ravi.send('GET', '/api/sessions/my-sessions')) as { sessions: { _id: string }[] };
    await ravi.send('PUT', `/api/sessions/edit/${sessions[0]?._id}`, { date: '2026-11-28T18:00:00Z' });
    await lives.expectWaits([[nora, { home: ['Ravi Menon asks to move it', confirm], bell: [asks, agreed] }]]);
  });

  const moved = 'Nora New agreed to the new time of your session';
  await test.step('she accepts on her phone, and her laptop asks no more', async () => {
    await phone.getByRole('button', { name: 'Accept Sat, Nov 28, 7:00 PM' }).click();
    await expect(phone.getByText('Ravi Menon asks to move it')).toHaveCount(0);
    await lives.expectWaits([
      [nora, { home: [confirm], bell: [agreed] }],
      [ravi, { bell: [moved], mails: [moved] }],
    ]);
  });

  await test.step('she confirms her address, and gets in one email what waited', async () => {
    await phone.goto(await linkTo(nora.email, 'Confirm your email address', server));
    await phone.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(phone.getByText('Thank you! Your address is confirmed.')).toBeVisible();
    await goHome(phone);
    await lives.expectWaits([
      [nora, { bell: [agreed], mails: ['1 thing waited for you on Skill Exchange'] }],
      [ravi, { bell: [moved] }],
    ]);
    for (const { send } of [nora, ravi]) await send('POST', '/api/notifications/read', { upTo: lives.now });
    await lives.expectWaits([]);
  });

  const soon = (name: string) => `Coming up: your session with ${name}`;
  await test.step('a day before both are reminded; he adds the link', async () => {
    await lives.at('2026-11-27T18:30:00Z', [
      [nora, { bell: [soon('Ravi Menon')], mails: [soon('Ravi Menon')] }],
      [ravi, { bell: [soon('Nora New')], mails: [soon('Nora New')] }],
    ]);
    for (const { send } of [nora, ravi]) await send('POST', '/api/notifications/read', { upTo: lives.now });
    const { sessions } = (await ravi.send('GET', '/api/sessions/my-sessions')) as { sessions: { _id: string }[] };
    await ravi.send('PUT', `/api/sessions/edit/${sessions[0]?._id}`, { link });
    const changed = 'Ravi Menon gave your session a new meeting link';
    await lives.expectWaits([
      [nora, { bell: [changed], mails: [changed] }],
      [ravi, { mails: ['In your calendar: Session with Nora New'] }],
    ]);
    await nora.send('POST', '/api/notifications/read', { upTo: lives.now });
  });

  await test.step('near the start both can join, on every device', async () => {
    await lives.at('2026-11-28T17:50:00Z', [
      [nora, { bell: [soon('Ravi Menon')], mails: [soon('Ravi Menon')] }],
      [ravi, { bell: [soon('Nora New')], mails: [soon('Nora New')] }],
    ]);
    for (const page of [desk, phone, ravi.desk])
      await expect(page.getByRole('link', { name: 'Join Session' })).toHaveAttribute('href', link);
  });

  const over = (name: string) => `Did your session with ${name} take place?`;
  await test.step('it is held, and each is asked how it was', async () => {
    await lives.at('2026-11-28T19:05:00Z', [
      [nora, { home: ['How was it with Ravi?'], bell: [over('Ravi Menon')], mails: [over('Ravi Menon')] }],
      [ravi, { home: ['How was it with Nora?'], bell: [over('Nora New')], mails: [over('Nora New')] }],
    ]);
  });

  await test.step('both review, and Home asks nobody any more', async () => {
    for (const [page, stars] of [
      [phone, '5 Stars'],
      [ravi.desk, '4 Stars'],
    ] as const) {
      await page.getByRole('radio', { name: stars }).check({ force: true });
      const review = page.getByRole('dialog', { name: 'Review Session' });
      await review.getByLabel('Comment').fill('Patient, prepared, on time.');
      await review.getByRole('button', { name: 'Submit Review' }).click();
      await expect(page.getByText('Review submitted successfully')).toBeVisible();
    }
    await lives.expectWaits([
      [nora, { bell: ['Ravi Menon reviewed you', over('Ravi Menon')] }],
      [ravi, { bell: ['Nora New reviewed you', over('Nora New')] }],
    ]);
  });
});
