import { memberAddresses } from './support/addresses.ts';
import { enterAnew, newMember } from './support/members.ts';
import { expect, test } from './support/test.ts';

/** Text that a member finds there, besides a heading. */
const titles: Readonly<Record<string, string>> = {
  '/users/unknown': 'User not found.',
  '/reportuser': 'Report User',
  '/users/allRecommendUsers': 'Recommanded Users',
  '/userDashboard/events/createEvent': 'Create Event',
  '/userDashboard/events/unknown': 'Event not found.',
  '/userDashboard': 'Vera Lund',
  '/userDashboard/profile': 'Vera Lund',
  '/userDashboard/events': 'My Events',
  '/userDashboard/session': 'Session Management',
  '/userDashboard/review': 'Reviews',
  '/userDashboard/availability': 'Your hours',
  '/userDashboard/calendar': 'Your calendar',
  '/userDashboard/settings': 'Settings',
  '/notifications': 'Notifications',
  '/notifications/settings': 'Notification settings',
  '/account': 'Your account',
  '/account/devices': 'Devices',
  '/account/actions': 'Decisions about you',
};

const protectedPages = [...new Set([...memberAddresses, ...Object.keys(titles)])];

test('visitors are led to log in from every member page', async ({ page }) => {
  for (const path of protectedPages) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  }
});

test('a member opens every member page at its own address', async ({ page }) => {
  const vera = newMember('Vera Lund');
  await enterAnew(page, vera);
  for (const path of protectedPages) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible();
    const title = titles[path];
    if (title !== undefined) await expect(main.getByText(title, { exact: true }).first(), path).toBeVisible();
    await expect(main.getByText("Look like you're lost"), path).toBeHidden();
    await expect(page).toHaveURL(path === '/userDashboard' ? '/userDashboard/profile' : path);
  }
});

test('the sections of the dashboard have addresses, and profile is the first one', async ({ page }) => {
  const wim = newMember('Wim de Boer');
  await enterAnew(page, wim);
  await page.goto('/userDashboard');
  const sections = page.getByRole('navigation', { name: 'Dashboard' });
  const current = sections.getByRole('link').and(page.locator('[aria-current=page]'));
  await expect(current).toHaveText('profile');
  for (const section of ['events', 'session', 'review', 'settings', 'profile']) {
    await sections.getByRole('link', { name: section, exact: true }).click();
    await expect(page).toHaveURL(`/userDashboard/${section}`);
    await expect(current).toHaveText(section);
  }
  await sections.getByRole('link', { name: 'home', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('every other address is not found', async ({ page }) => {
  const plain = ['/nowhere', '/userDashboard/nowhere', '/users/a/b', '/blog', '/events/1/edit'];
  const broken = ['/%zz', '/nowhere/%ff', '/%0A', '/users/a%0Ab', '/blog/%0d', '/userDashboard/%E2%80%A8'];
  for (const path of [...plain, ...broken]) {
    await page.goto(path);
    await expect(page.getByText('404'), path).toBeVisible();
    await expect(page.getByText("Look like you're lost")).toBeVisible();
    await expect(page.getByText('The page you are looking for is not available!')).toBeVisible();
  }
});

test('an invalid anchor in an address is ignored', async ({ page }) => {
  await page.goto('/events#%zz');
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an address with a line break is not found inside the app either', async ({ page }) => {
  await page.goto('/events');
  await expect(page.getByRole('article').first()).toBeVisible();
  // The router handles it on back and forward.
  await page.evaluate(() => history.pushState(null, '', '/users/a%0Ab'));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/users/a%0Ab');
  await expect(page.getByText("Look like you're lost")).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Featured Events' })).toBeVisible();
});

test('the navbar stays in view, and links to every visitor page @phone', async ({ page, isMobile }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(page.getByRole('banner').getByRole('link', { name: 'SkillExchange' })).toBeInViewport();

  for (const [label, address, title] of [
    ['Blogs', '/blogs', /Blogs/],
    ['Events', '/events', /^Upcoming Events/],
    ['Users', '/users', /^Users/],
    ['About Us', '/#features', /teach what you know/],
    ['Home', '/', /teach what you know/],
    ['Login/SignUp', '/login', /^Login/],
  ] as const) {
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    const place = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
    await place.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(address);
    // The address changes first, and a menu that was opened over the page before closes with it.
    await expect(page).toHaveTitle(title);
  }
  if (!isMobile) return;
  // The menu belongs to the page over which it was opened.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toBeHidden();
});
