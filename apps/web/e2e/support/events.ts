import type { Locator, Page } from '@playwright/test';
import { joinByApi } from './api-member.ts';
import { dayFromNow } from './sessions.ts';

/** Fills the form of a new event like a user. */
export async function fillEvent(page: Page, title: string, size: number): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Bring a pencil and a view of a tree.');
  await page.getByRole('combobox', { name: 'Skills' }).fill('Charcoal drawing');
  await page.getByRole('combobox', { name: 'Skills' }).press('Enter');
  await page.getByLabel('Date').fill(dayFromNow(2));
  await page.getByLabel('Start time').fill('15:00');
  await page.getByLabel('End time').fill('16:30');
  await page.getByLabel('Link').fill('https://meet.example.org/trees');
  await page.getByLabel('Max participants').fill(String(size));
}

/** The body of a new event two days from now, with room for two. */
export const eventOf = (title: string) => ({
  title,
  description: 'Bring a pencil and a view of a tree.',
  skills: ['Charcoal drawing'],
  date: dayFromNow(2),
  start_time: `${dayFromNow(2)}T15:00:00Z`,
  end_time: `${dayFromNow(2)}T16:30:00Z`,
  link: 'https://meet.example.org/trees',
  max_participants: 2,
});

/** Creates an event of a new member, two days from now, with room for two. Returns its unique title. */
export async function hostEvent(address: string): Promise<string> {
  const title = `Sketching trees ${crypto.randomUUID().slice(0, 8)}`;
  const host = await joinByApi(address, 'Hanna Host');
  await host.send('POST', '/api/events/create', eventOf(title));
  return title;
}

/** Opens an event from its card on /events, and returns the dialog. */
export async function showMore(page: Page, title: string): Promise<Locator> {
  await page.goto('/events');
  await page.getByRole('article', { name: title }).getByRole('button', { name: 'Show More' }).click();
  return page.getByRole('dialog', { name: title });
}
