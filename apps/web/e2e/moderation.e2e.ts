import type { Browser, Page } from '@playwright/test';
import { joinByApi } from './support/api-member.ts';
import { linkTo } from './support/mail.ts';
import { enter, enterAnew, keepLogIn, newMember } from './support/members.ts';
import { secondModerator } from './support/server.ts';
import { expect, expectAccessible, expectToFit, test } from './support/test.ts';

const demoModerator = { name: 'Marit Solheim', email: 'marit@demo.example', password: 'swap-an-hour' };

/** Opens a separate browser context. */
async function pageOf(browser: Browser, baseURL: string): Promise<Page> {
  return await (await browser.newContext({ baseURL })).newPage();
}

test('a message is reported, the member is suspended, appeals, and another moderator reverses it @long-phone', async ({
  page,
  browser,
  server,
}) => {
  const words = `You are the worst ${newMember('').email}`;
  const offender = await joinByApi(server.address, 'Olga Offends');
  const reader = await joinByApi(server.address, 'Rita Reads');
  await offender.send('POST', '/api/chat/messages', { senderId: offender.id, receiverId: reader.id, text: words });
  await reader.send('POST', '/api/chat/messages', {
    senderId: reader.id,
    receiverId: offender.id,
    text: 'Please stop.',
  });

  await keepLogIn(page, reader);
  await page
    .context()
    .addCookies([{ name: 'session', value: reader.cookie.replace('session=', ''), url: server.address }]);
  await page.goto(`/users/${offender.id}#chat`);
  await expect(page.getByText(words)).toBeVisible();
  const reported = page.locator('[data-slot=chat-message]').filter({ hasText: words });
  await reported.hover();
  await reported.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report message' });
  await dialog.getByLabel('Reason').fill('It is meant to hurt.');
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByText('Report submitted successfully')).toBeVisible();

  const moderator = await pageOf(browser, server.address);
  await enter(moderator, demoModerator);
  await moderator.goto('/userDashboard/settings');
  await moderator
    .getByRole('main')
    .getByRole('link', { name: /^Moderation.* \d+ open cases?$/ })
    .click();
  await moderator.getByRole('link', { name: words }).click();
  await expect(moderator.getByRole('heading', { name: '1 report' })).toBeVisible();
  // The answer, too: one message alone may mislead.
  await expect(moderator.locator('[data-slot=case-messages]')).toContainText(/Reported: .*Please stop\./);
  await moderator.getByRole('radio', { name: 'Suspend the account' }).check();
  await moderator.getByLabel('What Olga reads').fill('This hurts people.');
  await expectAccessible(moderator);
  await expectToFit(moderator);
  await moderator.getByRole('button', { name: 'Suspend for 7 days' }).click();
  await expect(moderator.getByText('The case is decided.')).toBeVisible();

  const suspended = await pageOf(browser, server.address);
  await suspended.goto('/login');
  await suspended.getByLabel('Email').fill(offender.email);
  await suspended.getByLabel('Password', { exact: true }).fill(offender.password);
  await suspended.getByRole('button', { name: 'Sign in' }).click();
  // Every page redirects to the reason.
  await expect(suspended).toHaveURL('/account/actions');
  await expect(suspended.getByText('This hurts people.')).toBeVisible();
  await suspended.getByLabel('Why is the decision wrong?').fill('It was a joke between friends.');
  await suspended.getByRole('button', { name: 'Send appeal' }).click();
  await expect(suspended.getByText('Another moderator will read the appeal and decide.')).toBeVisible();

  // The moderator who decided sees why they may not decide this one.
  await moderator.goto('/moderation');
  await moderator.getByRole('tab', { name: 'Appeals' }).click();
  await moderator.getByRole('link', { name: words }).click();
  await expect(moderator.getByText('You took this action. Another moderator decides the appeal.')).toBeVisible();

  const second = await pageOf(browser, server.address);
  await enterAnew(second, { ...newMember('Simon Second'), email: secondModerator });
  await second.goto(await linkTo(secondModerator, 'Confirm your email address', server));
  await second.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(second.getByText('Thank you! Your address is confirmed.')).toBeVisible();
  await second.goto(moderator.url());
  await expect(second.getByText('It was a joke between friends.')).toBeVisible();
  await second.getByRole('radio', { name: 'Accept the appeal' }).check();
  await second.getByLabel('What do you say to the member?').fill('You are right: they say so themselves.');
  await second.getByRole('button', { name: 'Send the decision' }).click();
  await expect(second.getByText('The appeal is decided.')).toBeVisible();

  // The member can log in again and reads the result.
  await enter(suspended, offender);
  await suspended.goto('/account/actions');
  await expect(suspended.getByText('You are right: they say so themselves.')).toBeVisible();
  await suspended.goto('/userDashboard/profile');
  await expect(suspended.getByRole('heading', { level: 1, name: offender.name })).toBeVisible();
});

test('a moderator finds a member whom nobody has reported, opens a case, and warns them @long', async ({
  page,
  server,
}) => {
  const member = await joinByApi(server.address, 'Quentin Quiet');
  const reason = 'Their profile sells followers.';
  await enter(page, demoModerator);
  await page.goto('/moderation');
  await page.getByRole('tab', { name: 'Members' }).click();
  await page.getByRole('searchbox', { name: 'Name' }).fill('quentin quiet');
  await page.getByRole('button', { name: /^Quentin Quiet/ }).click();
  await expect(page.getByText('There are none.')).toBeVisible();
  await page.getByLabel('Why do you open a case?').fill(reason);
  await expectAccessible(page);
  await expectToFit(page);
  await page.getByRole('button', { name: 'Open a case' }).click();
  await expect(page.getByRole('heading', { name: 'Opened without a report' })).toBeVisible();
  await page.getByRole('radio', { name: 'Warn the member' }).check();
  await page.getByLabel('What Quentin reads').fill('Please keep your profile about skills.');
  await page.getByRole('button', { name: 'Send the warning' }).click();
  await expect(page.getByText('The case is decided.')).toBeVisible();

  // The search is still in the address.
  await page.goto('/moderation?show=members&q=quentin+quiet');
  await page.getByRole('button', { name: /^Quentin Quiet/ }).click();
  await expect(page.getByRole('link', { name: /Warned · No report/ })).toBeVisible();

  const answer = await member.send('GET', '/api/account/actions');
  const read = JSON.stringify(answer);
  expect(read).toContain('Please keep your profile about skills.');
  expect(read).not.toContain(reason);
});
