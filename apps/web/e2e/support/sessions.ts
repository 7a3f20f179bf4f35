import { expect, type Locator, type Page } from '@playwright/test';

/** Input for the session form; undefined fields stay unchanged. */
type SessionPlan = {
  mentor?: string;
  date: string;
  time: string;
  link: string;
  teach?: string;
  learn?: string;
};

/** Returns the UTC day this many days from now, as a date field expects it. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

/** Fills the open session form like a user. */
export async function fillSession(form: Locator, plan: SessionPlan): Promise<void> {
  const { mentor, date, time, link, teach, learn } = plan;
  if (mentor !== undefined) await pick(form, 'Mentor name', mentor);
  await form.getByLabel('Session date').fill(date);
  await form.getByLabel('Session time').fill(time);
  await form.getByLabel('Session link').fill(link);
  if (teach !== undefined) await pick(form, 'Skill you teach', teach);
  if (learn !== undefined) await pick(form, 'Skill you learn', learn);
}

/** Types a part of a name into one of the form's search boxes and picks the match. */
async function pick(form: Locator, label: string, name: string): Promise<void> {
  await form.getByRole('combobox', { name: label, exact: true }).fill(name.slice(1).toUpperCase());
  await form.getByRole('option', { name, exact: true }).click();
}

/** Creates a past session of the page's member: planned shortly ahead, through the form's operation. */
export async function holdSession(page: Page, otherId: string, link: string): Promise<void> {
  await page.evaluate(
    async (plan) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('token')}`,
        'content-type': 'application/json',
      };
      const body = JSON.stringify({ ...plan, date: new Date(Date.now() + 1000) });
      const answer = await fetch('/api/sessions/new', { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
    },
    { userTwo: otherId, link },
  );
  await expect(async () => {
    await page.goto('/userDashboard/session');
    await page.getByRole('tab', { name: 'Completed' }).click();
    await expect(page.getByText('Session Completed')).toBeVisible({ timeout: 1000 });
  }).toPass();
}
