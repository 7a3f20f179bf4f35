import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentOf, emailStory, site } from './email-story.tsx';
import type { EmailContent } from './render-email.ts';

const member = {
  reason: 'You get this email because you are a member of Skill Exchange.',
  preferences: { label: 'Choose what we send you', href: `${site}/notifications/settings` },
};
const stop = (about: string) => ({ label: `Stop emails about ${about}`, href: `${site}/unsubscribe/token` });

const meta = {
  title: 'Emails/Email',
  ...emailStory,
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
    unsubscribe: stop('changes to events you joined'),
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
    unsubscribe: stop('event reminders'),
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
    unsubscribe: stop('changes to your sessions'),
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

/** For a member who has just agreed to a session or changed it, with a file for their calendar. */
export const Invitation: Story = {
  args: {
    subject: 'In your calendar: session with Inês Carvalho',
    heading: 'In your calendar: session with Inês Carvalho',
    lines: ['It starts on Saturday, November 28 at 7:00 PM GMT+1.', 'The attached file puts it into your calendar.'],
    action: { label: 'See your sessions', href: `${site}/userDashboard/session` },
    unsubscribe: stop('answers to your proposals'),
  },
};

export const InvitationCanceled: Story = {
  args: {
    ...Invitation.args,
    subject: 'Canceled: session with Inês Carvalho',
    preview: 'The attached file takes it out of your calendar.',
    heading: 'Canceled: session with Inês Carvalho',
    lines: ['The attached file takes it out of your calendar.'],
  },
};

export const SessionStarting: Story = {
  args: {
    subject: 'Coming up: your session with Inês Carvalho',
    heading: 'Coming up: your session with Inês Carvalho',
    action: { label: 'See the session', href: `${site}/userDashboard/session` },
    unsubscribe: stop('session reminders'),
  },
};

export const Review: Story = {
  args: {
    subject: 'Inês Carvalho reviewed you',
    heading: 'Inês Carvalho reviewed you',
    lines: [],
    preview: 'Read the review on Skill Exchange.',
    action: { label: 'Read the review', href: `${site}/users/65f0c0ffee` },
    unsubscribe: stop('new reviews about you'),
  },
};

/** It cannot be disabled, so it has no unsubscribe link. */
export const Test: Story = {
  args: {
    subject: 'This is a test, and it works',
    heading: 'This is a test, and it works',
    lines: [],
    preview: 'See your settings on Skill Exchange.',
    action: { label: 'See your settings', href: `${site}/notifications/settings` },
  },
};

export const DigestOfFive: Story = {
  args: {
    subject: '5 unread notifications on Skill Exchange',
    preview: 'Inês Carvalho reviewed you',
    heading: '5 unread notifications',
    lines: [],
    items: [
      { text: 'Inês Carvalho reviewed you', href: `${site}/users/65f0c0ffee` },
      { text: 'Jonas Brandt and 2 others want to join Sourdough from scratch', href: `${site}/userDashboard/events/1` },
      { text: 'Mei Tanaka sent you 3 messages', href: `${site}/users/2#chat` },
      { text: 'Amara Okafor gave your session a new time', href: `${site}/userDashboard/session` },
      { text: 'Chess openings that bite was canceled', href: `${site}/userDashboard/events` },
    ],
    action: { label: 'See all notifications', href: `${site}/notifications` },
    reason: 'You get this summary because you have unread notifications.',
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
    // The cell behind the card.
    await expect(colors(body.querySelector('td')).backgroundColor).toBe('rgb(11, 20, 16)');
    await expect(colors(body.querySelector('.surface')).backgroundColor).toBe('rgb(20, 32, 26)');
    await expect(colors(body.querySelector('h1')).color).toBe('rgb(241, 243, 238)');
  },
};

/** What an unconfirmed address has missed. */
export const Waiting: Story = {
  args: {
    subject: '2 things waited for you on Skill Exchange',
    preview: 'Mei Tanaka sent you 3 messages',
    heading: '2 things waited for you',
    lines: [],
    items: [
      { text: 'Mei Tanaka sent you 3 messages', href: `${site}/messages/2` },
      { text: 'Amara Okafor would like to meet you', href: `${site}/userDashboard/session/3` },
    ],
    action: { label: 'See all notifications', href: `${site}/notifications` },
    reason: 'You get this email because you confirmed your address. From now on you hear of answers by email.',
  },
};

/** What is new for who has not visited for three weeks. */
export const NewSinceLastVisit: Story = {
  args: {
    subject: 'Mei Tanaka wrote you 2 messages, and 3 more',
    preview: 'New since your last visit on Skill Exchange.',
    heading: 'New since your last visit',
    lines: [],
    items: [
      { text: 'Mei Tanaka wrote you 2 messages', href: `${site}/messages/2` },
      {
        text: 'Amara Okafor hosts Rook endings, 3 dates: Saturday, November 28 at 7:00 PM your time (6:00 PM UTC)',
        href: `${site}/events/1`,
      },
      { text: 'Inês Carvalho is new and teaches Finnish', href: `${site}/users/3` },
      { text: 'Meet Jonas Brandt again', href: `${site}/userDashboard/session?with=4` },
    ],
    action: { label: 'See what is new', href: site },
    reason: 'You get this email because you have not visited Skill Exchange for three weeks. It comes once.',
    unsubscribe: stop('what is new after three weeks without a visit'),
  },
};

/** The text part, for programs without HTML. */
export const AsText: Story = {
  args: { ...DigestOfFive.args },
  render: (_args, { loaded }) => (
    <pre style={{ overflowWrap: 'anywhere', padding: 16, whiteSpace: 'pre-wrap' }}>{loaded.rendered.text}</pre>
  ),
};
