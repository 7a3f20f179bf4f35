import { expect, type Locator, type Page } from '@playwright/test';

/** What a member fills into the session form; left out stays as it is. */
type SessionPlan = {
  mentor?: string;
  date: string;
  time: string;
  link: string;
  teach?: string;
  learn?: string;
};

/** The day so many days from now, in UTC, as a date field takes it. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

/** Fills the open session form, as a person would. */
export async function fillSession(form: Locator, plan: SessionPlan): Promise<void> {
  const { mentor, date, time, link, teach, learn } = plan;
  if (mentor !== undefined) await pick(form, 'Mentor name', mentor);
  await form.getByLabel('Session date').fill(date);
  await form.getByLabel('Session time').fill(time);
  await form.getByLabel('Session link').fill(link);
  if (teach !== undefined) await pick(form, 'Skill you teach', teach);
  if (learn !== undefined) await pick(form, 'Skill you learn', learn);
}

/** Types a part of a name into one of the form's search boxes and takes the match. */
async function pick(form: Locator, label: string, name: string): Promise<void> {
  await form.getByRole('combobox', { name: label, exact: true }).fill(name.slice(1).toUpperCase());
  await form.getByRole('option', { name, exact: true }).click();
}

/** Plans a session on the member's own page. */
export async function addSession(page: Page, plan: SessionPlan): Promise<void> {
  await page.goto('/userDashboard/session');
  await page.getByRole('button', { name: 'Add Session' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Session' });
  await fillSession(form, plan);
  await form.getByRole('button', { name: 'Create Session' }).click();
  await expect(page.getByText('Session created successfully')).toBeVisible();
  await expect(form).toBeHidden();
}
