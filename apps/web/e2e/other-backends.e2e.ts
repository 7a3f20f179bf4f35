import type { Page } from '@playwright/test';
import { enter } from './support/members.ts';
import { expect, test } from './support/test.ts';

const jonas = { name: 'Jonas', email: 'jonas@demo.example', password: 'swap-an-hour' };

/** Replaces the server's response to every request for this path. */
const answer = (page: Page, path: string, json: unknown) => page.route(`**${path}`, (route) => route.fulfill({ json }));

const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** The fields of an event that every backend sends. */
const bare = {
  title: 'Sourdough from a cold fridge',
  description: 'Bring a jar.',
  date: soon(48),
  start_time: soon(48),
  end_time: soon(50),
  max_participants: 8,
};

for (const missing of [{ success: true, user: null }, {}]) {
  test(`a response without a user shows as not found: ${JSON.stringify(missing)} @long`, async ({ page }) => {
    await enter(page, jonas);
    await answer(page, '/api/user/get/*', missing);
    await page.goto('/userDashboard/profile');
    await expect(page.getByText('No user data found.')).toBeVisible();
    await page.goto('/users/someone');
    await expect(page.getByRole('heading', { name: 'User not found.' })).toBeVisible();
  });
}

test('members without skills, words or a photo have a card and a profile @long', async ({ page }) => {
  await enter(page, jonas);
  await page.route('**/api/members/search?*', (route) => route.fulfill({ status: 404, json: {} }));
  await answer(page, '/api/user/getAll*', { success: true, users: [{ _id: 'm1', name: 'Inês' }] });
  await answer(page, '/api/user/get/m1', { user: { _id: 'm1', name: 'Inês' } });
  await page.goto('/users');
  await page.getByRole('article').getByRole('link', { name: 'View profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Inês/ })).toBeVisible();
});

test('events without numbers, participants or host are shown @long', async ({ page }) => {
  await enter(page, jonas);
  await answer(page, '/api/events/getAll*', [{ ...bare, _id: 'e1', created_by: null }]);
  await page.goto('/events');
  await page.getByRole('button', { name: 'Show More' }).click();
  const dialog = page.getByRole('dialog', { name: bare.title });
  await expect(dialog.getByText('Unknown User').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Register for Event' })).toBeEnabled();
});

test('My Events uses the host’s name, and each tab its own status @long', async ({ page }) => {
  await enter(page, jonas);
  const enrolled = { ...bare, event_id: 'e1', host_name: 'Inês Duarte', host_img: '' };
  await answer(page, '/api/events/get-participating-events?*', [enrolled]);
  await answer(page, '/api/events/user-events-status?*', [{ ...bare, event_id: 'e2', title: 'Chess' }]);
  await page.goto('/userDashboard/events');
  const mine = page.getByRole('region', { name: 'Enrolled Events' });
  await mine.getByRole('button', { name: 'View Details' }).click();
  const dialog = page.getByRole('dialog', { name: bare.title });
  await expect(dialog.getByText('Inês Duarte')).toBeVisible();
  await page.keyboard.press('Escape');
  const hosted = page.getByRole('region', { name: 'Created Events' });
  const remove = hosted.getByRole('button', { name: 'Delete' });
  await expect(remove).toBeVisible();
  await hosted.getByRole('tab', { name: 'Completed' }).click();
  await expect(hosted.getByRole('article', { name: 'Chess' })).toBeVisible();
  await expect(remove).toHaveCount(0);
});

test('a host’s event has skill names from the catalog @long', async ({ page }) => {
  const id = await enter(page, jonas);
  await answer(page, '/api/events/getEvent/e1', {
    ...bare,
    _id: 'e1',
    status: 'Upcoming',
    created_by: { _id: id, name: 'Jonas' },
    skills_id: [{ _id: 's1', name: 'Fermentation' }],
  });
  await answer(page, '/api/events/e1/requests', { requests: [] });
  await answer(page, '/api/events/e1/participants', { participants: [] });
  await page.goto('/userDashboard/events/e1');
  await expect(page.getByRole('heading', { name: bare.title })).toBeVisible();
  await expect(page.getByText('Fermentation').first()).toBeVisible();
});

test('a member without a name is an unknown user, in a session and in the chat @long', async ({ page }) => {
  const id = await enter(page, jonas);
  await answer(page, '/api/sessions/my-sessions', {
    success: true,
    sessions: [
      {
        _id: 's1',
        userOne: { _id: id, name: 'Jonas' },
        userTwo: { _id: 'm1' },
        skillTaughtByUserOne: null,
        skillTaughtByUserTwo: null,
        date: soon(48),
        link: 'https://meet.example.org/s1',
        status: 'Scheduled',
      },
    ],
  });
  await page.goto('/userDashboard/session');
  await expect(page.getByRole('article').getByText('Unknown User')).toBeVisible();
  await answer(page, '/api/chat/users/chats/*', [{ _id: 'm1' }]);
  await page.goto('/users?q=Ravi');
  await page.getByRole('link', { name: 'View profile' }).first().click();
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('dialog').getByText('Unknown User').first()).toBeVisible();
});
