import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/test.ts';
import type { Waits } from './support/what-waits.ts';
import { devicesOf, goHome, Lives, type Person } from './support/whole-life.ts';

const began = '2026-11-24T09:01:00Z';
const link = 'https://meet.example.org/ring';

test.use({ community: 'empty', now: began });

test('a ring of three up to its third lesson: each knows what is theirs to do, and nobody is asked twice', async ({
  browser,
  contextOptions,
  watch,
  server,
}) => {
  test.skip(server.moveClock === undefined, 'The clock of this server cannot be moved.');
  test.slow();
  const lives = new Lives({ browser, contextOptions, watch, server }, began);
  const ana = await lives.join('Ana Reis', { swaps: { teaches: 'Ukulele', wants: 'Juggling' }, hasPhone: true });
  const ben = await lives.join('Ben Holm', { swaps: { teaches: 'Geige', wants: 'Ukulele' } });
  const cai = await lives.join('Cai Lund', { swaps: { teaches: 'Juggling', wants: 'Geige' } });
  const everybody = [ana, ben, cai];
  const { phone = ana.desk } = ana;
  const readAll = async () => {
    for (const { send } of everybody) await send('POST', '/api/notifications/read', { upTo: lives.now });
  };

  await test.step('each hears of the ring that is possible', async () => {
    const possible = (text: string) => ({ bell: [`1 new ring for you: ${text}`] });
    await lives.expectWaits([
      [ana, possible('Cai Lund teaches Juggling, you teach Ukulele')],
      [ben, possible('Ana Reis teaches Ukulele, you teach Violin')],
      [cai, possible('Ben Holm teaches Violin, you teach Juggling')],
    ]);
    await readAll();
    await lives.expectWaits([]);
  });

  const asks = 'Ana Reis asks you to join a ring of 3';
  await test.step('Ana proposes it on her phone', async () => {
    await phone.goto('/matches');
    await hydrated(phone);
    await phone.getByRole('button', { name: /^Ask / }).click();
    await phone.getByRole('button', { name: 'Ask both' }).click();
    await expect(phone.getByText('You proposed it.')).toBeVisible();
    await goHome(phone);
    await lives.expectWaits([
      [ben, { home: [asks], bell: [asks], mails: [asks] }],
      [cai, { home: [asks], bell: [asks], mails: [asks] }],
    ]);
  });

  await test.step('Ben accepts, and only Cai is asked', async () => {
    await answerRing(ben.desk);
    await lives.expectWaits([[cai, { home: [asks], bell: [asks] }]]);
  });

  const agreed = 'Everybody has accepted your ring. Plan your sessions';
  const plan = (lessons: number) =>
    `Your ring is agreed. Plan ${lessons === 1 ? 'your next lesson' : `${lessons} lessons`}`;
  await test.step('Cai accepts, and all have lessons to plan', async () => {
    await answerRing(cai.desk);
    await lives.expectWaits([
      [ana, { home: [plan(2)], bell: [agreed], mails: [agreed] }],
      [ben, { home: [plan(2)], bell: [agreed], mails: [agreed] }],
      [cai, { home: [plan(2)] }],
    ]);
    await readAll();
  });

  // Ben names his skill as he wrote it; the ring has the catalog's name.
  const lessons = [
    { teacher: ana, learner: ben, skill: 'Ukulele', day: 26 },
    { teacher: ben, learner: cai, skill: 'Geige', day: 27 },
    { teacher: cai, learner: ana, skill: 'Juggling', day: 28 },
  ] as const;
  const toPlan = new Map<Person, number>(everybody.map((person) => [person, 2]));
  const missing = (person: Person) => {
    const count = toPlan.get(person) ?? 0;
    return count === 0 ? [] : [plan(count)];
  };
  /** What waits in all homes besides, since lessons are not planned. */
  const expectWaits = (at: string | null, waits: readonly (readonly [Person, Waits])[]) => {
    const own = new Map(waits);
    const all = everybody.map((person) => {
      const { home = [], ...rest } = own.get(person) ?? {};
      return [person, { ...rest, home: [...home, ...missing(person)] }] as const;
    });
    return at === null ? lives.expectWaits(all) : lives.at(at, all);
  };

  for (const { teacher, learner, skill, day } of lessons) {
    const time = `2026-11-${day}T18:00:00.000Z`;
    const nth = `the lesson in ${skill}`;
    const named = (person: Person) => person.name;
    const sessionId = await test.step(`${nth} is proposed`, async () => {
      const body = { userTwo: learner.id, times: [time], skillTaughtByUserOne: skill, link };
      const { session } = (await teacher.send('POST', '/api/sessions/propose', body)) as { session: { _id: string } };
      for (const person of [teacher, learner]) toPlan.set(person, (toPlan.get(person) ?? 0) - 1);
      await Promise.all(devicesOf(teacher).map(goHome));
      const proposes = `${named(teacher)} proposes a session`;
      const told = `${proposes} with you`;
      await expectWaits(null, [[learner, { home: [proposes], bell: [told], mails: [told] }]]);
      return session._id;
    });

    await test.step(`${nth} is agreed on Home`, async () => {
      const device = learner.phone ?? learner.desk;
      const needs = device.getByRole('region', { name: 'Needs you' });
      await needs.getByRole('button', { name: /^Accept/ }).click();
      await expect(needs.getByText(`${named(teacher)} proposes a session`)).toHaveCount(0);
      const yes = `${named(learner)} agreed to your session`;
      await expectWaits(null, [
        [teacher, { bell: [yes], mails: [yes] }],
        [learner, { mails: [`In your calendar: Session with ${named(teacher)}: ${skill}`] }],
      ]);
      await readAll();
    });

    const soon = ({ name }: Person) => `Coming up: your session with ${name}`;
    await test.step(`${nth} comes up, and one reminder is unread`, async () => {
      // The first lesson is more than a day ahead: its members are reminded twice, and the second replaces the first.
      const mails = (other: Person) => (day === 26 ? [soon(other), soon(other)] : [soon(other)]);
      await expectWaits(`2026-11-${day}T17:50:00Z`, [
        [teacher, { bell: [soon(learner)], mails: mails(learner) }],
        [learner, { bell: [soon(teacher)], mails: mails(teacher) }],
      ]);
      for (const page of [teacher.desk, learner.phone ?? learner.desk])
        await expect(page.getByRole('link', { name: 'Join Session' })).toHaveAttribute('href', link);
    });

    const over = ({ name }: Person) => `Did your session with ${name} take place?`;
    const how = ({ name }: Person) => `How was it with ${name.split(' ')[0]}?`;
    await test.step(`${nth} is held, and both review it`, async () => {
      await expectWaits(`2026-11-${day}T19:05:00Z`, [
        [teacher, { home: [how(learner)], bell: [over(learner)], mails: [over(learner)] }],
        [learner, { home: [how(teacher)], bell: [over(teacher)], mails: [over(teacher)] }],
      ]);
      for (const [by, to] of [
        [teacher, learner],
        [learner, teacher],
      ] as const) {
        const review = { rating: 5, comment: 'Clear and kind.', reviewedTo: to.id, sessionId };
        await by.send('POST', '/api/reviews/new', review);
      }
      await Promise.all([teacher, learner].flatMap(devicesOf).map(goHome));
      await expectWaits(null, [
        [teacher, { bell: [`${named(learner)} reviewed you`, over(learner)] }],
        [learner, { bell: [`${named(teacher)} reviewed you`, over(teacher)] }],
      ]);
      await readAll();
    });
  }

  await test.step('after the third lesson nothing waits for anybody', async () => {
    await lives.at('2026-11-29T09:00:00Z', []);
  });
});

/** Answers the ring that Home asks about. */
async function answerRing(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Needs you' }).getByRole('link', { name: 'Answer' }).click();
  await expect(page).toHaveURL(/\/matches/);
  await page.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
  await goHome(page);
}
