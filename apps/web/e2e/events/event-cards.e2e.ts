import type { Page } from '@playwright/test';
import { enter } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

const jonas = { name: 'Jonas', email: 'jonas@demo.example', password: 'swap-an-hour' };

type OwnEvent = {
  event_id: string;
  title: string;
  description: string;
  date: string;
  start_time: string;
  end_time: string;
  host_name: string;
  skills: string[];
  current_participants_count: number;
  max_participants: number;
  link: string;
};

/** The day in the member's zone; the browser is in Berlin. */
const longDay = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'Europe/Berlin',
} as const;
const clock = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' } as const;

const dayOf = (instant: string) => new Intl.DateTimeFormat('en-US', longDay).format(new Date(instant));
/** Returns '7:00', to be found in '7:00 – 8:30 PM UTC'. */
const timeOf = (instant: string) =>
  new Intl.DateTimeFormat('en-US', clock).format(new Date(instant)).replace(/\s.*/, '');

/** Opens My Events and returns the responses that it shows. */
async function openMyEvents(page: Page): Promise<{ created: OwnEvent[]; enrolled: OwnEvent[] }> {
  await enter(page, jonas);
  const created = page.waitForResponse('**/api/events/user-events-status?status=Upcoming&include=cohosted');
  const enrolled = page.waitForResponse('**/api/events/get-participating-events?status=Upcoming&include=requested');
  await page.goto('/userDashboard/events');
  return { created: await (await created).json(), enrolled: await (await enrolled).json() };
}

test('a created event’s card and page show its main facts', async ({ page }) => {
  const { created } = await openMyEvents(page);
  const event = created.find(({ host_name }) => host_name === 'Jonas Brandt');
  if (event === undefined) throw new Error('Jonas hosts nothing.');
  const card = page.getByRole('region', { name: 'Created Events' }).getByRole('article', { name: event.title }).first();
  for (const text of [event.description, dayOf(event.start_time), 'Online']) await expect(card).toContainText(text);
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(`/userDashboard/events/${event.event_id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  await expect(main.getByText(event.description)).toBeVisible();
  const facts = main.locator('dl').filter({ hasText: 'Instructor' });
  await expect(facts).toContainText('Jonas Brandt');
  for (const skill of event.skills) await expect(facts).toContainText(skill);
});

test('an enrolled event’s card and details show host, topic, time and size @long', async ({ page }) => {
  const { enrolled } = await openMyEvents(page);
  const event = enrolled.find(({ link, skills }) => link !== '' && skills.length > 0);
  if (event === undefined) throw new Error('Jonas takes part in nothing.');
  const card = page
    .getByRole('region', { name: 'Enrolled Events' })
    .getByRole('article', { name: event.title })
    .first();
  for (const text of [event.description, dayOf(event.start_time), 'Online', `Hosted by ${event.host_name}`])
    await expect(card).toContainText(text);
  await expect(card.locator('[data-slot=avatar]')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Join Meeting' })).toHaveAttribute('href', event.link);

  await card.getByRole('button', { name: 'View Details' }).click();
  const details = page.getByRole('dialog', { name: event.title });
  for (const text of [
    event.host_name,
    'Skills offered',
    ...event.skills,
    dayOf(event.start_time),
    timeOf(event.start_time),
    timeOf(event.end_time),
    'UTC',
    `${event.current_participants_count} / ${event.max_participants} participants`,
  ])
    await expect(details).toContainText(text);
  await expect(details.getByRole('link', { name: 'Join Meeting' })).toHaveAttribute('href', event.link);
});

test('the list of events starts with a short text and has a card for each', async ({ page }) => {
  const answer = await page.request.get('/api/events/getAll?limit=24');
  const events: { _id: string; series?: { _id: string } }[] = await answer.json();
  // A series has one card.
  const things = new Set(events.map(({ _id, series }) => series?._id ?? _id));
  await page.goto('/events');
  await expect(page.getByText(/^Online and free, each hosted by a member/)).toBeVisible();
  expect(events.length).toBeGreaterThan(3);
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(things.size);
});
