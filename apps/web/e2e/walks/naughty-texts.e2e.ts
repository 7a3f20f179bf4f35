import type { Locator, Page } from '@playwright/test';
import { hit, naughtyTexts } from '../../../../scripts/lib/naughty-texts.ts';
import { keepLogIn } from '../support/members.ts';
import { everything, halves, makeNaughtyCommunity } from '../support/naughty-community.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, expectToFit, test } from '../support/test.ts';

/** Elements that the page would have if a text were rendered as markup. */
const injected = [
  'iframe',
  'base',
  'math',
  'meta[http-equiv=refresh]',
  '[onerror], [onload], [ontoggle], [onmouseover]',
  '[href^="javascript:" i], [src^="javascript:" i]',
  // Our own code turns members' URLs into links, and names the page's own address.
  '[href*="naughty.example"]:not([rel~=ugc], [rel=canonical]), [src*="naughty.example"], [action*="naughty.example"]',
].join(', ');

const squeezed = (text: string) => text.replace(/[\s\u200b]+/g, ' ');

/** Checks the page: nothing has run, nothing was added, and it fits the narrowest phones. */
async function expectHarmless(page: Page): Promise<void> {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectToFit(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await page.evaluate((name) => name in window, hit), `something ran on ${page.url()}`).toBe(false);
  expect(await page.locator(injected).count(), `something was added to ${page.url()}`).toBe(0);
}

/** Checks that every line of a text is there, letter by letter. */
async function expectLines(place: Locator, text: string): Promise<void> {
  const missing = async () => {
    const shown = squeezed((await place.first().textContent()) ?? '');
    return text.split('\n').filter((line) => !shown.includes(squeezed(line).trim()));
  };
  await expect.poll(missing).toEqual([]);
}

/** Returns whether inline code runs in the page, as it would in a browser without the policy. */
async function runsInline(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.policyIsOff = true';
    document.head.append(script);
    return 'policyIsOff' in window;
  });
}

async function visitEverything({ page, server }: { page: Page; server: RunningServer }) {
  test.setTimeout(300_000);
  const strays: string[] = [];
  page.on('dialog', (dialog) => {
    strays.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.context().on('request', (request) => {
    if (new URL(request.url()).hostname === 'naughty.example') strays.push(request.url());
  });
  const community = await makeNaughtyCommunity(server.address);
  const { others, hostedEventId } = community;
  const [partner] = others as [(typeof others)[number]];
  await keepLogIn(page, community.me);
  const main = page.getByRole('main');

  await page.goto('/');
  await expect(main.getByRole('article').first()).toBeVisible();
  await expectHarmless(page);

  await page.goto(`/users?q=${encodeURIComponent(partner.name)}`);
  await expect(main.getByRole('heading', { name: partner.name, exact: true }).first()).toBeVisible();
  await expectHarmless(page);
  await page.goto('/users/allRecommendUsers');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expectHarmless(page);

  for (const [index, other] of others.entries()) {
    await page.goto(`/users/${other.id}`);
    await expectLines(main, halves[index === 0 ? 1 : 0]);
    await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
    await expectLines(page.getByRole('region', { name: 'Reviews' }), halves[index % 2] ?? '');
    await expectHarmless(page);
  }
  await page.goto(`/users/${partner.id}`);
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  const chat = page.getByRole('dialog', { name: partner.name });
  const said = chat.locator('[data-slot=chat-message] > p:first-child');
  await expect(said.last()).toContainText(naughtyTexts.at(-1) ?? '');
  await expectHarmless(page);
  for (const text of naughtyTexts.slice(0, 3)) {
    await chat.getByRole('textbox', { name: 'Message' }).fill(text);
    await chat.getByRole('textbox', { name: 'Message' }).press('Enter');
    await expect(said.last()).toContainText(text);
    // While one message is pending, Enter leaves the next one in the box.
    await expect(chat.locator('[data-state=pending]')).toHaveCount(0);
  }

  await page.goto('/events');
  await page.getByRole('article', { name: partner.name }).first().getByRole('button', { name: 'Show More' }).click();
  await expectLines(page.getByRole('dialog'), everything);
  await expectHarmless(page);

  await page.goto('/userDashboard/profile');
  await expectLines(main, halves[0]);
  await expectHarmless(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'About' })).toHaveValue(halves[0].replaceAll('\r\n', '\n'));
  await expectHarmless(page);

  await page.goto('/userDashboard/events');
  await expect(main.getByRole('article', { name: community.me.name })).toBeVisible();
  await expectHarmless(page);
  await page.goto(`/userDashboard/events/${hostedEventId}`);
  await expectLines(main, everything);
  await expect(main.getByText(partner.name, { exact: true })).toBeVisible();
  await expectHarmless(page);
  await page.getByRole('tab', { name: /Accepted/ }).click();
  await expect(main.getByText(others[1]?.name ?? '', { exact: true })).toBeVisible();
  await expectHarmless(page);

  await page.goto('/userDashboard/session');
  await expect(main.getByRole('article', { name: partner.name })).toBeVisible();
  await expectHarmless(page);
  await page.getByRole('tab', { name: 'Completed' }).click();
  await expect(main.getByText('Review Submitted').first()).toBeVisible();
  await expectHarmless(page);

  await page.goto('/userDashboard/review');
  for (const tab of ['My Reviews', 'Reviews Given']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectLines(main, everything);
    await expectHarmless(page);
  }

  await page.goto(`/reportuser?userId=${partner.id}`);
  await expect(main.getByText(partner.name, { exact: true })).toBeVisible();
  await expectHarmless(page);
  expect(strays).toEqual([]);
}

// Text that runs nowhere without the content security policy runs nowhere with it.
test.describe('without the policy', () => {
  test.use({ bypassCSP: true });

  test('texts that look like code stay texts on every screen', async ({ page, server }) => {
    await page.goto('/');
    expect(await runsInline(page)).toBe(true);
    await visitEverything({ page, server });
  });
});

test('an address that looks like code is only an address', async ({ page }) => {
  // The router matches no path with a line break.
  for (const text of naughtyTexts.filter((each) => /[<{:%]/.test(each) && !each.includes('\n'))) {
    const value = encodeURIComponent(text);
    for (const path of [`/users?q=${value}`, `/blog/${value}`, `/${value}`, `/#${value}`]) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      expect(await page.evaluate((name) => name in window, hit), path).toBe(false);
      expect(await page.locator(injected).count(), path).toBe(0);
    }
  }
});

test('articles from elsewhere are shown as text, with any content', async ({ page }) => {
  const article = {
    id: 9,
    title: naughtyTexts[0],
    description: halves[0],
    body_markdown: everything,
    cover_image: 'javascript:window.naughtyHit=1',
    user: { name: 'W'.repeat(60) },
    reading_time: 5,
    published_at: '2026-11-18T08:00:00Z',
    tags: [naughtyTexts[4]],
  };
  await page.route('**/articles?*', (route) => route.fulfill({ json: [article] }));
  await page.route('**/articles/9', (route) => route.fulfill({ json: article }));
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { name: naughtyTexts[0] ?? '', exact: true }).first()).toBeVisible();
  await expectHarmless(page);
  await page.locator('main a[href="/blog/9"]').first().click();
  await expectLines(page.getByRole('article'), everything);
  await expectHarmless(page);
});
