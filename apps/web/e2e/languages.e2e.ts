import type { Page } from '@playwright/test';
import { enterEverywhere, visitorAddresses } from './support/addresses.ts';
import { englishOf } from './support/catalogs.ts';
import { enterAnew, newMember } from './support/members.ts';
import { expect, expectToFit, test } from './support/test.ts';

const headline = { en: /^Teach/, de: /^Zeig/, ar: 'نعلّم' };

async function chooseLanguage(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('combobox', { name: label }).selectOption({ label: name });
}

test('a visitor reads the site in the language of the browser, of a link, or of their choice', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.address, locale: 'de-AT' });
  const page = await context.newPage();
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText(headline.de);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  await page.goto('/?lang=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(title).toContainText(headline.ar);
  // A receiver of the address reads it in their own language.
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');

  await page.goto('/');
  await chooseLanguage(page, 'اللغة', 'English');
  await expect(title).toContainText(headline.en);
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Events');
  await context.close();
});

test('a member’s language goes with them to another device, and stays theirs alone', async ({
  page,
  browser,
  server,
}) => {
  const member = newMember('Lena Language');
  await enterAnew(page, member);
  await page.goto('/userDashboard/settings');
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();

  const context = await browser.newContext({ baseURL: server.address, locale: 'es' });
  const other = await context.newPage();
  await other.goto('/userDashboard/settings');
  await expect(other).toHaveURL('/login');
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  await other.locator('input[type=email]').fill(member.email);
  await other.locator('input[type=password]').fill(member.password);
  await other.locator('#login button[type=submit]').click();
  // The page loads again for the language, and still leads to where they wanted to go.
  await expect(other.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await expect(other).toHaveURL('/userDashboard/settings');
  await expect(other.locator('[data-slot=toast]')).toBeVisible();
  await other.goto('/events?lang=es');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Kommende Veranstaltungen');

  // Without their token, the browser is a visitor’s, whose choice counts.
  await other.evaluate(() => localStorage.removeItem('token'));
  await other.goto('/events');
  await other.goto('/events?lang=es');
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  await context.close();
});

for (const language of ['de', 'es', 'pt-BR', 'ar'])
  test(`every page is in ${language}, and fits at 320 px @long`, async ({ page, server }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.context().addCookies([{ name: 'language', value: language, url: server.address }]);
    const english = englishOf(language);
    async function check(path: string): Promise<void> {
      await page.goto(path);
      // Not by its role: some addresses open a dialog before it.
      await expect(page.locator('h1').first(), path).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('main').locator('[aria-busy=true]'), path).toHaveCount(0);
      const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
      const untranslated = lines.filter((line) => english.has(line));
      expect.soft(untranslated, `in English on ${path}`).toEqual([]);
      await expectToFit(page);
    }
    for (const path of visitorAddresses) await check(path);
    for (const path of await enterEverywhere(page)) await check(path);
  });
