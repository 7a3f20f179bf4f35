import { enter, enterAnew, newMember } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

const jonas = { name: 'Jonas', email: 'jonas@demo.example', password: 'swap-an-hour' };
const storedId = () => localStorage.getItem('userId') ?? '';

test('the chat is 600 px high, lists conversations, and starts with the profile’s member', async ({ page }) => {
  await enter(page, jonas);
  const chats = page.waitForResponse('**/api/chat/users/chats/*');
  await page.goto('/users?q=Ravi');
  await page.getByRole('link', { name: 'View profile' }).first().click();
  const listed: { name: string }[] = await (await chats).json();
  expect(listed.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: /^Open chat/ }).click();
  const chat = page.getByRole('dialog', { name: 'Ravi Menon' });
  await expect(chat.getByRole('textbox', { name: 'Message' })).toBeEnabled();
  // After its animation.
  await expect.poll(async () => (await chat.boundingBox())?.height).toBe(600);
  for (const { name } of listed)
    await expect(chat.getByRole('button', { name: new RegExp(`^${name}`) }).first()).toBeAttached();
});

test('on one’s own profile the chat starts with the first in the list @long', async ({ page }) => {
  await enter(page, jonas);
  const chats = page.waitForResponse('**/api/chat/users/chats/*');
  await page.goto(`/users/${await page.evaluate(storedId)}`);
  const [first]: { name: string }[] = await (await chats).json();
  await page.getByRole('button', { name: /^Open chat/ }).click();
  await expect(page.getByRole('dialog', { name: first?.name ?? '' })).toBeVisible();
  await expect(page.getByRole('log')).toBeVisible();
});

test('a chat sends no bearer, opens the pair’s conversation, and joins it by websocket', async ({ page }) => {
  const sockets: string[] = [];
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    sockets.push(new URL(socket.url()).pathname);
    socket.on('framesent', ({ payload }) => frames.push(String(payload)));
  });
  const calls: { method: string; path: string; bearer: string | undefined; body: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname: path } = new URL(request.url());
    if (!path.startsWith('/api/chat/')) return;
    const body: unknown = request.method() === 'POST' ? request.postDataJSON() : null;
    calls.push({ method: request.method(), path, bearer: request.headers().authorization, body });
  });
  const zoe = newMember('Zoe Amsel');
  await enterAnew(page, zoe);
  const userId = await page.evaluate(storedId);
  await page.goto('/users?q=Ravi');
  await page.getByRole('link', { name: 'View profile' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ravi Menon' })).toBeVisible();
  const otherUserId = new URL(page.url()).pathname.split('/').at(-1);
  await page.getByRole('button', { name: /^Open chat/ }).click();
  const chat = page.getByRole('dialog', { name: 'Ravi Menon' });
  await expect(chat.getByText('No messages yet. Start a conversation!')).toBeVisible();
  await expect.poll(() => frames.join('\n')).toContain('["join",');
  await chat.getByRole('textbox', { name: 'Message' }).fill('Thursday?');
  await chat.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect.poll(() => frames.join('\n')).toContain('["sendMessage",');

  expect(sockets.every((path) => path === '/socket.io/')).toBe(true);
  const hint = frames.find((frame) => frame.includes('["sendMessage",')) ?? '';
  expect(hint).toContain('"text":"Thursday?"');
  expect(hint).toMatch(/"conversationId":"[^"]+"/);
  expect(calls.filter(({ bearer }) => bearer !== undefined)).toEqual([]);
  expect(calls[0]).toMatchObject({ method: 'GET', path: `/api/chat/users/chats/${userId}` });
  const posts = calls.filter(({ method }) => method === 'POST');
  expect(posts[0]).toMatchObject({ path: '/api/chat/conversation', body: { userId, otherUserId } });
  expect(posts[1]).toMatchObject({
    path: '/api/chat/messages',
    body: { senderId: userId, receiverId: otherUserId, text: 'Thursday?' },
  });
});

test('without a stored id the list of 1 is requested, and a 403 shows no list @long', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const yann = newMember('Yann Roux');
  await enterAnew(page, yann);
  await page.evaluate(() => localStorage.removeItem('userId'));
  const chats = page.waitForResponse('**/api/chat/users/chats/1');
  await page.goto('/users?q=Ravi');
  await page.getByRole('link', { name: 'View profile' }).first().click();
  expect((await chats).status()).toBe(403);
  await page.getByRole('button', { name: 'Open chat' }).click();
  const chat = page.getByRole('dialog', { name: 'Chat' });
  await expect(chat.getByText('Select a user to start chatting')).toBeVisible();
  await expect(chat.getByRole('textbox', { name: 'Message' })).toBeDisabled();
  await expect.poll(() => warnings.join('\n')).toContain('Error fetching chat users');
});

test('other errors in the chat are logged and can be retried @long', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await enter(page, jonas);
  await page.route('**/api/chat/**', (route) => route.fulfill({ status: 404, body: 'no' }));
  await page.goto('/users?q=Ravi');
  await page.getByRole('link', { name: 'View profile' }).first().click();
  await page.getByRole('button', { name: 'Open chat' }).click();
  const chat = page.getByRole('dialog', { name: 'Ravi Menon' });
  await expect(chat.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.poll(() => warnings.join('\n')).toContain('Error opening a conversation');
  await page.unroute('**/api/chat/**');
  await page.route('**/api/chat/conversations/*', (route) => route.fulfill({ status: 400, body: 'no' }));
  await chat.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => warnings.join('\n')).toContain('Error fetching messages');
  await page.unroute('**/api/chat/conversations/*');
  await chat.getByRole('button', { name: 'Try again' }).click();
  await expect(chat.getByRole('log')).toBeVisible();
  await expect(page.locator('[data-slot=toast]')).toHaveCount(0);
});
