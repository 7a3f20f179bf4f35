import type { Event } from '@skill-exchange/api-client/types';
import { community } from '@skill-exchange/api-mocks/community';
import { instant } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const hosted = 'event-3';

const meta = {
  ...pageStory,
  title: 'Pages/Event',
  component: StoryApp,
  args: { path: `/userDashboard/events/${hosted}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const eventOf = (id: string) => community().events.find(({ _id }) => _id === id);
const set = (id: string, fields: Partial<Event>) => () => {
  const event = eventOf(id);
  if (event) Object.assign(event, fields);
};
const press = async ({ canvas, userEvent }: Context, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
};

/** Hosts close sign-ups, and open them again. */
export const Closed: Story = {
  tags: ['interaction'],
  parameters: shows({ updateEvent: 'success' }),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('Sign-ups are open until the event ends.')).toBeVisible();
    await press(context, 'Close sign-ups');
    await expectToast('Nobody new can sign up.');
    await expect(await canvas.findByText('Sign-ups closed')).toBeVisible();
    await press(context, 'Open sign-ups');
    await expectToast('Members can sign up again.');
    await expect(eventOf(hosted)?.signUpsClosed).toBeUndefined();
  },
};

export const CloseFailing: Story = {
  tags: ['interaction'],
  parameters: network({ updateEvent: 'error' }),
  play: async (context) => {
    await press(context, 'Close sign-ups');
    await expectToast('Sign-ups are as they were. Something went wrong on our side (req-1).');
  },
};

/** The form says when they close by themselves. */
export const Edited: Story = {
  tags: ['interaction'],
  parameters: shows({ updateEvent: 'success' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, 'Edit');
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Sign-ups close' }),
      '1 day before it starts',
    );
    await press(context, 'Save');
    await expect(await canvas.findByText(/^Sign-ups are open until .+, .+\.$/)).toBeVisible();
    await expect(eventOf(hosted)?.signUpsCloseMinutes).toBe(1_440);
  },
};

/** Members and visitors cannot ask to join any more. */
export const ForMembers: Story = {
  name: 'Sign-ups are closed',
  args: { path: '/events/event-1' },
  beforeEach: set('event-1', { signUpsClosed: true, participants: [], requests: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign-ups closed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Register for Event' })).toBeNull();
  },
};
export const SignUpsForVisitors: Story = {
  ...ForMembers,
  name: 'Sign-ups are closed, for visitors',
  args: { path: '/events/event-1', as: 'visitor' },
};

/** Before that, the page says when they close. */
export const ClosingSoon: Story = {
  name: 'Sign-ups close soon',
  args: { path: '/events/event-1' },
  beforeEach: set('event-1', { signUpsCloseAt: instant(1, 18), participants: [], requests: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sign-ups close .+\.$/)).toBeVisible();
  },
};
