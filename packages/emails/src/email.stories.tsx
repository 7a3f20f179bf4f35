import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type EmailContent, renderEmail } from './render-email.ts';

/** An email as a mail program shows it: a document of its own. Programs follow the system, stories their theme. */
function Email({ subject, html, theme }: { subject: string; html: string; theme: string }) {
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const themed = html.replaceAll('(prefers-color-scheme: dark)', isDark ? 'all' : 'not all');
  return <iframe title={subject} srcDoc={themed} style={{ border: 0, display: 'block', height: 720, width: '100%' }} />;
}

const site = 'https://swap.example.org';
const member = {
  reason: 'You get this email because you are a member of Skill Exchange.',
  preferencesHref: `${site}/notifications/settings`,
};
const stop = (about: string) => ({ label: `Stop emails about ${about}`, href: `${site}/unsubscribe/token` });

const meta = {
  title: 'Emails/Email',
  parameters: { layout: 'fullscreen' },
  loaders: [async ({ args }) => ({ rendered: await renderEmail(args) })],
  render: (args, { loaded, globals }) => (
    <Email subject={args.subject} html={loaded.rendered.html} theme={String(globals.theme)} />
  ),
  args: {
    ...member,
    subject: 'Jonas Brandt wants to join Sourdough from scratch',
    preview: 'It starts on Saturday, November 28 at 7:00 PM GMT+1.',
    heading: 'Jonas Brandt wants to join Sourdough from scratch',
    lines: ['It starts on Saturday, November 28 at 7:00 PM GMT+1.'],
    action: { label: 'Answer the request', href: `${site}/userDashboard/events/65f0c0ffee` },
  },
} satisfies Meta<EmailContent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The email's own document, once it is there. */
async function documentOf(canvasElement: HTMLElement): Promise<Document> {
  const frame = canvasElement.querySelector('iframe') as HTMLIFrameElement;
  if (frame.contentDocument?.readyState !== 'complete' || frame.contentDocument.URL === 'about:blank')
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  return frame.contentDocument as Document;
}

export const RequestToJoin: Story = {
  args: { unsubscribe: stop('requests to join your events') },
  play: async ({ canvasElement }) => {
    const { body, documentElement } = await documentOf(canvasElement);
    await expect(documentElement.lang).toBe('en');
    await expect(body.querySelector('h1')).toHaveTextContent('Jonas Brandt wants to join Sourdough from scratch');
    const [action] = body.querySelectorAll('a');
    await expect(action).toHaveTextContent('Answer the request');
  },
};

export const Approved: Story = {
  args: {
    subject: 'You’re in: Chess openings that bite',
    heading: 'You’re in: Chess openings that bite',
    action: { label: 'See the event', href: `${site}/userDashboard/events/65f0c0ffee` },
    unsubscribe: stop('approved requests'),
  },
};

export const Declined: Story = {
  args: {
    subject: 'Your request to join Chess openings that bite was declined',
    heading: 'Your request to join Chess openings that bite was declined',
    lines: [],
    preview: 'Find another event on Skill Exchange.',
    action: { label: 'Find another event', href: `${site}/events` },
    unsubscribe: stop('declined requests'),
  },
};

export const EventChanged: Story = {
  args: {
    subject: 'Sourdough from scratch has a new time',
    heading: 'Sourdough from scratch has a new time',
    action: { label: 'See the event', href: `${site}/userDashboard/events/65f0c0ffee` },
    unsubscribe: stop('changes of events you joined'),
  },
};

export const EventCanceled: Story = {
  args: {
    subject: 'Sourdough from scratch was canceled',
    heading: 'Sourdough from scratch was canceled',
    lines: [],
    preview: 'See your events on Skill Exchange.',
    action: { label: 'See your events', href: `${site}/userDashboard/events` },
    unsubscribe: stop('canceled events'),
  },
};

export const EventStarting: Story = {
  args: {
    subject: 'Coming up: Sourdough from scratch',
    heading: 'Coming up: Sourdough from scratch',
    action: { label: 'See the event', href: `${site}/userDashboard/events/65f0c0ffee` },
    unsubscribe: stop('reminders of events'),
  },
};

export const Messages: Story = {
  args: {
    subject: 'Inês Carvalho sent you 3 messages',
    heading: 'Inês Carvalho sent you 3 messages',
    lines: [],
    preview: 'Read and answer on Skill Exchange.',
    action: { label: 'Read and answer', href: `${site}/users/65f0c0ffee#chat` },
    unsubscribe: stop('messages'),
  },
};

export const SessionPlanned: Story = {
  args: {
    subject: 'Inês Carvalho planned a session with you',
    heading: 'Inês Carvalho planned a session with you',
    action: { label: 'See the session', href: `${site}/userDashboard/session` },
    unsubscribe: stop('sessions planned with you'),
  },
};

export const SessionChanged: Story = {
  args: {
    subject: 'Inês Carvalho gave your session a new time',
    heading: 'Inês Carvalho gave your session a new time',
    action: { label: 'See the session', href: `${site}/userDashboard/session` },
    unsubscribe: stop('changes of your sessions'),
  },
};

export const SessionCanceled: Story = {
  args: {
    subject: 'Inês Carvalho canceled your session',
    heading: 'Inês Carvalho canceled your session',
    action: { label: 'See your sessions', href: `${site}/userDashboard/session` },
    unsubscribe: stop('canceled sessions'),
  },
};

export const SessionStarting: Story = {
  args: {
    subject: 'Coming up: your session with Inês Carvalho',
    heading: 'Coming up: your session with Inês Carvalho',
    action: { label: 'See the session', href: `${site}/userDashboard/session` },
    unsubscribe: stop('reminders of sessions'),
  },
};

export const Review: Story = {
  args: {
    subject: 'Inês Carvalho reviewed you',
    heading: 'Inês Carvalho reviewed you',
    lines: [],
    preview: 'Read the review on Skill Exchange.',
    action: { label: 'Read the review', href: `${site}/users/65f0c0ffee` },
    unsubscribe: stop('reviews of you'),
  },
};

/** It cannot be stopped, so it has no such link. */
export const Test: Story = {
  args: {
    subject: 'This is a test, and it works',
    heading: 'This is a test, and it works',
    lines: [],
    preview: 'See your settings on Skill Exchange.',
    action: { label: 'See your settings', href: `${site}/notifications/settings` },
  },
};

/** What is about an account is always sent: there is nothing to choose or to stop. */
const account = { preferencesHref: '', lines: [] as string[] };

export const ConfirmAddress: Story = {
  args: {
    ...account,
    subject: 'Confirm your email address',
    preview: 'One press, and your address is confirmed.',
    heading: 'Confirm your email address',
    lines: ['Press the button, and we know that ines@example.org is yours. The link works for 24 hours.'],
    action: { label: 'Confirm my address', href: `${site}/email-links/token` },
    reason:
      'You get this email because somebody signed up with your address. If it was not you, ignore this email: nothing changes.',
  },
  play: async ({ canvasElement }) => {
    const { body } = await documentOf(canvasElement);
    await expect([...body.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Confirm my address']);
  },
};

export const NewPassword: Story = {
  args: {
    ...account,
    subject: 'Set a new password',
    preview: 'The link works for 30 minutes.',
    heading: 'Set a new password',
    lines: ['Choose a new password with the button. The link works once, for 30 minutes.'],
    action: { label: 'Choose a new password', href: `${site}/email-links/token` },
    reason:
      'You get this email because somebody asked for a new password for your account. If it was not you, ignore this email: nothing changes.',
  },
};

export const PasswordChanged: Story = {
  args: {
    ...account,
    subject: 'Your password was changed',
    preview: 'If it was not you, set a new one now.',
    heading: 'Your password was changed',
    lines: ['Your other devices have been logged out.', 'If it was not you, set a new password now.'],
    action: { label: 'It was not me', href: `${site}/forgot-password` },
    reason: 'You get this email because it is about the safety of your account.',
  },
};

export const NewAddress: Story = {
  args: {
    ...account,
    subject: 'Confirm your new email address',
    preview: 'One press, and this is your address.',
    heading: 'Confirm your new email address',
    lines: ['Until you press the button, your address stays ines@example.org. The link works for 24 hours.'],
    action: { label: 'Use this address', href: `${site}/email-links/token` },
    reason:
      'You get this email because a member wants to use your address. If it was not you, ignore this email: nothing changes.',
  },
};

export const AddressChanged: Story = {
  args: {
    ...account,
    subject: 'Your email address was changed',
    preview: 'If it was not you, take it back within 7 days.',
    heading: 'Your email address was changed',
    lines: [
      'Your address on Skill Exchange is ines@example.com now.',
      'If it was not you, take it back within 7 days. It also logs out every device; set a new password next.',
    ],
    action: { label: 'Take it back', href: `${site}/email-links/token` },
    reason: 'You get this email because it is about the safety of your account.',
  },
};

export const DigestOfFive: Story = {
  args: {
    subject: '5 things wait for you on Skill Exchange',
    preview: 'Inês Carvalho reviewed you',
    heading: '5 things wait for you',
    lines: [],
    items: [
      { text: 'Inês Carvalho reviewed you', href: `${site}/users/65f0c0ffee` },
      { text: 'Jonas Brandt and 2 others want to join Sourdough from scratch', href: `${site}/userDashboard/events/1` },
      { text: 'Mei Tanaka sent you 3 messages', href: `${site}/users/2#chat` },
      { text: 'Amara Okafor gave your session a new time', href: `${site}/userDashboard/session` },
      { text: 'Chess openings that bite was canceled', href: `${site}/userDashboard/events` },
    ],
    action: { label: 'See all notifications', href: `${site}/notifications` },
    reason: 'You get this summary because you have not been here since these came.',
    unsubscribe: { label: 'Stop these summaries', href: `${site}/unsubscribe/token` },
  },
  play: async ({ canvasElement, args }) => {
    const { body } = await documentOf(canvasElement);
    const links = [...body.querySelectorAll('li a')].map(({ textContent }) => textContent);
    await expect(links).toEqual(args.items?.map(({ text }) => text));
  },
};

export const LongNamesAndTitles: Story = {
  args: {
    subject: `${'Maximiliane'.repeat(8)} wants to join ${'Sourdough '.repeat(12)}`,
    heading: `${'Maximiliane'.repeat(8)} wants to join ${'Sourdough '.repeat(12)}`,
    items: [{ text: 'Donaudampfschifffahrtsgesellschaft'.repeat(5), href: `${site}/events` }],
    unsubscribe: stop('requests to join your events'),
    action: { label: 'Answer the request that Maximiliane has sent you', href: site },
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const { documentElement: page } = await documentOf(canvasElement);
    await expect(page.clientWidth).toBe(320);
    await expect(page.scrollWidth).toBe(320);
  },
};

export const Dark: Story = {
  args: { ...DigestOfFive.args },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const { body, defaultView } = await documentOf(canvasElement);
    const colors = (element: Element | null) => {
      const { color, backgroundColor } = (defaultView as Window).getComputedStyle(element as Element);
      return { color, backgroundColor };
    };
    // What is behind the card: the body's own cell.
    await expect(colors(body.querySelector('td')).backgroundColor).toBe('rgb(11, 20, 16)');
    await expect(colors(body.querySelector('.surface')).backgroundColor).toBe('rgb(20, 32, 26)');
    await expect(colors(body.querySelector('h1')).color).toBe('rgb(241, 243, 238)');
  },
};

/** What programs show that read no HTML. */
export const AsText: Story = {
  args: { ...DigestOfFive.args },
  render: (_args, { loaded }) => (
    <pre style={{ overflowWrap: 'anywhere', padding: 16, whiteSpace: 'pre-wrap' }}>{loaded.rendered.text}</pre>
  ),
};
