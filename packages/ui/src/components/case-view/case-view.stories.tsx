import type { Case } from '@skill-exchange/api-client/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllStates, repeatsHeadings } from '../../docs/all-states.tsx';
import { CaseView } from './case-view.tsx';

const content = { text: 'You are the worst teacher that I have met.' };
const one: Case = {
  _id: 'case-1',
  kind: 'message',
  member: { _id: 'member-2', name: 'Jonas Brandt' },
  openedAt: '2026-11-28T08:00:00.000Z',
  waitsSince: '2026-11-28T08:00:00.000Z',
  state: 'open',
  reports: 2,
  excerpt: content.text,
  severity: 'high',
  reason: 'It is meant to hurt.',
  earlierDecisions: 1,
  facts: { memberSince: '2026-10-25T08:00:00.000Z', reportsThisWeek: 2, sessions: 0 },
  details: [
    { reason: 'It is meant to hurt.', at: '2026-11-28T08:00:00.000Z', by: { _id: '8', name: 'Ada Lima' }, content },
    { reason: 'Not here.', at: '2026-11-29T08:00:00.000Z', by: { _id: '9', name: 'Ben Okafor' }, content },
  ],
  now: content,
  choices: ['none', 'warn', 'hide', 'limit', 'suspend'],
  history: [],
};

const { facts: _facts, severity: _severity, ...plain } = one;

const meta = {
  title: 'Components/Moderation/CaseView',
  component: CaseView,
  args: { case: one, memberHref: '/users/member-2', photoUrl: (photo) => photo || undefined },
} satisfies Meta<typeof CaseView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state at a glance, as a member sees it. */
export const EveryState: Story = {
  name: 'All states',
  parameters: repeatsHeadings,
  render: (args) => (
    <AllStates
      component={meta.component}
      base={args}
      states={{
        'A message': Message,
        'A message in its conversation': MessageInItsConversation,
        'It was edited': Edited,
        'It is gone': Gone,
        'A review': Review,
        'An event': Event,
        'A photo': Photo,
        'A member': Member,
        'Opened by a moderator': Opened,
      }}
    />
  ),
};

/** The same text is shown once. */
export const Message: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Jonas Brandt’s message' })).toBeVisible();
    await expect(canvas.getByText('reports this week')).toBeVisible();
    await expect(canvas.getAllByText(content.text)).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: '2 reports' })).toBeVisible();
  },
};

const around = (_id: string, by: Case['member'], text: string, isReported: boolean) => {
  return { _id, by, text, isReported, at: '2026-11-28T07:50:00.000Z' };
};

/** The conversation replaces the single message. */
export const MessageInItsConversation: Story = {
  args: {
    case: {
      ...one,
      messages: [
        around('1', { _id: '8', name: 'Ada Lima' }, 'I can’t do Sundays, sorry.', false),
        around('2', one.member, content.text, true),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(content.text)).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'The message, with what stands around it' })).toBeVisible();
  },
};

/** Another backend may send no facts. */
export const WithoutFacts: Story = {
  args: { case: plain },
};

/** The reporters of a moderator are hidden from them. */
export const AboutOneself: Story = {
  args: { case: { ...one, details: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2 reports' })).toBeVisible();
    await expect(canvas.getByText('Only other moderators see who reported this, and why.')).toBeVisible();
  },
};

const opening = {
  by: { _id: '9', name: 'Marit Solheim' },
  reason: 'Their profile sells followers.',
  content: { title: 'Jonas Brandt', text: 'Buy followers at my shop.' },
};
const withoutReport: Case = { ...one, kind: 'member', reports: 0, details: [], opening, now: opening.content };

/** A moderator opened it. The photo is not part of what was kept. */
export const Opened: Story = {
  args: { case: { ...withoutReport, choices: ['none', 'warn', 'limit'], now: { ...opening.content, photo: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Opened without a report' })).toBeVisible();
    await expect(canvas.getByText('Their profile sells followers.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'No report' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'As it is now' })).toBeNull();
  },
};

/** Members may report somebody while the case is open. */
export const OpenedAndReported: Story = {
  args: { case: { ...withoutReport, reports: 2, details: one.details, now: { title: 'Jonas Brandt', text: 'Hi.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2 reports' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'As it was when the case was opened' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'As it is now' })).toBeVisible();
  },
};

export const OpenedAboutOneself: Story = {
  args: { case: { ...one, kind: 'member', reports: 0, details: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only other moderators see who opened this, and why.')).toBeVisible();
  },
};

export const Gone: Story = {
  args: { case: { ...one, now: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is gone.')).toBeVisible();
  },
};

export const Edited: Story = { args: { case: { ...one, now: { text: 'You taught me a lot.' } } } };

const about = (kind: Case['kind'], now: NonNullable<Case['now']>): Story => ({
  args: { case: { ...one, kind, now, details: one.details.map((report) => ({ ...report, content: now })) } },
});

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="160" height="160"%3E%3Crect width="160" height="160" fill="%23789"/%3E%3C/svg%3E';

export const Review: Story = about('review', { text: 'He never came.', rating: 1 });
export const Event: Story = about('event', { title: 'Get rich with my course', text: 'Pay now, learn later.' });
export const Photo: Story = about('photo', { title: 'Jonas Brandt', photo: picture });
export const Member: Story = about('member', { title: 'Jonas Brandt', text: 'Buy followers at my shop.' });
