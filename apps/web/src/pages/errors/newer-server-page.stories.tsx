import { emailLinks } from '@skill-exchange/api-mocks/handlers/account';
import { eventDrafts, makeEventDraft } from '@skill-exchange/api-mocks/handlers/events/event-drafts';
import { notificationSettings } from '@skill-exchange/api-mocks/handlers/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

/** A value that the contract lets a newer server add: its enum has `x-open`. */
const newer = 'newer' as never;

const meta = {
  ...pageStory,
  title: 'Components/Newer server',
  component: StoryApp,
  tags: ['interaction'],
  args: { path: '/', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const answers = (path: string, body: object) => ({
  msw: { handlers: [http.get(path, () => HttpResponse.json(body)), ...network({}).msw.handlers] },
});

export const EmailLink: Story = {
  args: { path: '/email-links/verify', as: 'visitor' },
  beforeEach: () => void Object.assign(emailLinks().get('verify') ?? {}, { purpose: newer }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page is too old for this link')).toBeVisible();
  },
};

/** An entry without a page is left out. */
export const Calendar: Story = {
  args: { path: '/userDashboard/calendar?month=2031-02' },
  parameters: answers('*/api/calendar', {
    success: true,
    entries: ['event', newer].map((kind) => ({
      ...{ kind, role: newer, _id: `the-${kind}`, title: `The ${kind}` },
      ...{ startsAt: '2031-02-03T10:00:00.000Z', endsAt: '2031-02-03T11:00:00.000Z' },
    })),
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /The event/ })).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('link', { name: /The newer/ })).toBeNull();
  },
};

const drops = ['q', newer].map((filter) => ({ filter, count: 3, more: false }));

/** Only filters that the address has can be dropped. */
export const EventSearch: Story = {
  args: { path: '/events?q=nothing' },
  parameters: answers('*/api/events/search', { success: true, events: [], drop: drops }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /nothing/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /newer/ })).toBeNull();
  },
};

export const MemberSearch: Story = {
  args: { path: '/users?q=nothing&active=this-week' },
  parameters: answers('*/api/members/search', { success: true, users: [], drop: drops }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /nothing/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /newer/ })).toBeNull();
  },
};

/** The select does not show another choice than the stored one. */
export const Summary: Story = {
  args: { path: '/notifications/settings' },
  beforeEach: () => void Object.assign(notificationSettings(), { digest: newer }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Summary' })).toHaveDisplayValue('As chosen elsewhere');
  },
};

export const EventDraft: Story = {
  args: { path: `/userDashboard/events/createEvent?draft=${makeEventDraft()._id}` },
  beforeEach: () => {
    const content = { title: 'Bread', date: '2027-01-29', repeat: { every: newer, dates: 3 } };
    eventDrafts().push(makeEventDraft({ content }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Title')).toHaveValue('Bread');
    await expect(await canvas.findByRole('combobox', { name: 'Repeats' })).toHaveValue('');
    await expect(canvas.queryByText(/two weeks on/)).toBeNull();
  },
};
