import type { BrowserContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { confirmAddress } from '../support/mail.ts';
import { type Credentials, enterAnew, fillLogIn, newMember } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

// Passkeys need a domain name, and `localhost` is one.
test.use({
  baseURL: async ({ server }, use) => use(server.address.replace('127.0.0.1', 'localhost')),
});

/** Otherwise the virtual authenticator would choose one of the two passkeys in the email field by itself. */
async function offerNoneInFields(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

async function addPasskey(page: Page, { password }: Credentials, name: string): Promise<void> {
  await page.goto('/account/passkeys');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();
}

/** Makes the browser forget the log-in. */
async function forget(page: Page, context: BrowserContext): Promise<void> {
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
}

test('a new passkey logs its member in alone, until it is removed', async ({ page, context, server }) => {
  const member = newMember('Pia Passkey');
  await context.credentials.install();
  await offerNoneInFields(context);
  await enterAnew(page, member);
  await confirmAddress(page, member.email, server);
  await addPasskey(page, member, 'My laptop');
  await forget(page, context);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('Login successful')).toBeVisible();

  await page.goto('/account/passkeys');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys.getByRole('listitem')).toContainText(/My laptop.*Last used/);
  await passkeys.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(member.password);
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(passkeys.getByText('You have no passkeys yet.')).toBeVisible();
  await forget(page, context);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText(/This passkey was removed, or isn't known here\./)).toBeVisible();
  await fillLogIn(page, member);
});

test('a passkey selected in the email field logs in @long', async ({ page, context, server }) => {
  const member = newMember('Fin Field');
  await context.credentials.install();
  await enterAnew(page, member);
  await confirmAddress(page, member.email, server);
  await addPasskey(page, member, 'My phone');
  await forget(page, context);
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page).toHaveURL('/userDashboard/profile');
});

test('codes from an app are set up, asked for, and replaced by a recovery code @long-phone', async ({
  page,
  context,
  server,
}) => {
  const member = newMember('Cody Codes');
  await enterAnew(page, member);
  await confirmAddress(page, member.email, server);
  await page.goto('/account/two-step');
  const codes = page.getByRole('region', { name: 'Codes from an app' });
  await codes.getByRole('button', { name: 'Set up codes' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(member.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(codes.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  const secret = (await codes.locator('code').innerText()).replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await codes.getByLabel('Code', { exact: true }).fill(totp.generate());
  await codes.getByRole('button', { name: 'Switch codes on' }).click();
  const first = codes.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').first();
  await expect(first).toBeVisible();
  const recovery = await first.innerText();
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(codes).toContainText('You have 10 recovery codes left.');

  // An email's link, opened after the log-in has ended.
  const wanted = '/account/devices?from=mail#this-one';
  const typeCode = async (code: string) => {
    await forget(page, context);
    await page.goto(wanted);
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Code from your app').fill(code);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await typeCode(recovery);
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page).toHaveURL(wanted);
  await typeCode(recovery);
  await expect(page.getByRole('alert')).toContainText('That code is wrong, or was used before.');
  // The code of the next half minute, since the current one was used to enable codes.
  await page.getByLabel('Code from your app').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login successful')).toBeVisible();
});
