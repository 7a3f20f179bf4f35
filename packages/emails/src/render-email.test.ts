import { defaultHues } from '@skill-exchange/api-client/community-colors';
import { expect, test } from 'vitest';
import { renderEmail } from './render-email.ts';

const content = {
  subject: 'Jonas wants to join Sourdough',
  preview: 'It starts on Tuesday.',
  heading: 'Jonas <b>Brandt</b> wants to join Sourdough & more',
  lines: ['It starts on Tuesday, November 24, 7:00 PM.'],
  items: [{ text: 'Ana sent you a message', href: 'https://example.org/users/1#chat' }],
  action: { label: 'Answer the request', href: 'https://example.org/userDashboard/events/1?a=1&b=2' },
  reason: 'You get this email because you are a member.',
  preferences: { label: 'Choose what we send you', href: 'https://example.org/notifications/settings' },
  unsubscribe: { label: 'Stop emails about requests', href: 'https://example.org/unsubscribe/token' },
};

const addresses = [
  'https://example.org/users/1#chat',
  'https://example.org/userDashboard/events/1?a=1&b=2',
  'https://example.org/notifications/settings',
  'https://example.org/unsubscribe/token',
];

test('html and text have the same words and links', async () => {
  const { html, text } = await renderEmail(content, 'Skill Exchange');
  for (const address of addresses) {
    expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
    expect(text).toContain(address);
  }
  expect(text).toContain('Jonas <b>Brandt</b> wants to join Sourdough & more');
  expect(text).toContain('It starts on Tuesday, November 24, 7:00 PM.');
});

test('members’ texts stay text, and nothing is loaded', async () => {
  const { html } = await renderEmail(
    { ...content, preview: '<script>', lines: ['<img src=x>', '</style>'] },
    'Skill Exchange',
  );
  expect(html).toContain('Jonas &lt;b&gt;Brandt&lt;/b&gt; wants to join Sourdough &amp; more');
  expect(html).not.toMatch(/<img|<script|<b>| src="|@import|url\(/);
  expect(html.split('</style>')).toHaveLength(2);
});

test('an email is html for old programs, and its words in order as text', async () => {
  expect(await renderEmail(content, 'Skill Exchange')).toMatchSnapshot();
});

test('an email has the colors of its community', async () => {
  const { html } = await renderEmail(content, 'Bibliothek Lindenau', { teachHue: 258, learnHue: 62 });
  expect(html).not.toMatch(/#0c5539|#1f7754|#f6b53d/);
  expect(html).toContain('background-color:#0c4592');
  expect(html).toContain('40px solid #fbae68');
});

test('an email has the logo of its community', async () => {
  const { html, text } = await renderEmail(content, 'Lindenau', {
    ...defaultHues,
    logo: 'https://example.org/icon-192.png',
  });
  expect(html.match(/<img[^>]*>/g)).toEqual([expect.stringContaining('src="https://example.org/icon-192.png"')]);
  expect(text).not.toContain('icon-192');
});

test('missing parts of an email leave nothing behind', async () => {
  const { heading, lines, reason, subject, preview } = content;
  const { html, text } = await renderEmail({ heading, lines, reason, subject, preview }, 'Skill Exchange');
  expect(html).not.toMatch(/<a |<ul/);
  expect(text).not.toMatch(/https?:|undefined|·/);
});
