import type { Page } from '@playwright/test';
import { dayFromNow } from './sessions.ts';

/** Fills the form of a new event, as a person would. */
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
