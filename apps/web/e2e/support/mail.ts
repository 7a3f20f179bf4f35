import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Returns the emails that a server has written to files, without the line breaks of the mail format. */
export async function mailsIn({ dataDir }: { dataDir: string }): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  return mails.map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
}

/** Returns the path of a link that was sent to an address, once its email has arrived. */
export async function linkTo(email: string, subject: string, server: { dataDir: string }): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mail = (await mailsIn(server)).find((one) => one.includes(email) && one.includes(`Subject: ${subject}`));
    link = /\/email-links\/[\w-]+/.exec(mail ?? '')?.[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return link ?? '';
}

/** Opens the link that confirms a member's address, which passkeys and codes require. */
export async function confirmAddress(page: Page, email: string, server: { dataDir: string }): Promise<void> {
  await page.goto(await linkTo(email, 'Confirm your email address', server));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Thank you! Your address is confirmed.')).toBeVisible();
}

/** Checks which emails a member got after the first `from`: their subjects, in any order. */
export async function expectMails(
  { name, email }: { name: string; email: string },
  { from, expected }: { from: number; expected: readonly string[] },
  server: { dataDir: string },
): Promise<void> {
  const mails = await mailsIn(server).catch(() => []);
  const subjects = mails
    .filter((mail) => mail.includes(`<${email}>`) || mail.includes(`To: ${email}`))
    .map((mail) => /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(mail)?.[1] ?? '');
  expect(subjects.slice(from).toSorted(), `${name}: emails`).toEqual([...expected].toSorted());
}
