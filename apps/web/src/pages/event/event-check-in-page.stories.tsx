import { markCame } from '@skill-exchange/api-mocks/attendance';
import { community } from '@skill-exchange/api-mocks/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Event',
  component: StoryApp,
  args: { path: '/events/event-1', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const minute = 60_000;

/** The member takes part in an event that began half an hour ago. */
function takePart(came: boolean | null): void {
  const { events, me } = community();
  const start = Date.now() - 30 * minute;
  const running = {
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + 60 * minute).toISOString(),
    participants: [{ _id: me._id }],
    requests: [],
  };
  Object.assign(events.find(({ _id }) => _id === 'event-1') ?? {}, running);
  markCame('event-1', me._id, came);
}

export const CheckInGuest: Story = {
  name: 'It runs, you type the code',
  beforeEach: () => takePart(null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Code from the host' })).toBeVisible();
  },
};

export const GuestInDashboard: Story = {
  ...CheckInGuest,
  name: 'It runs, from your events',
  args: { path: '/userDashboard/events/event-1' },
};

export const GuestMissed: Story = {
  name: 'You were marked as missing',
  beforeEach: () => takePart(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has marked you as missed\./)).toBeVisible();
  },
};

const enter =
  (code: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code from the host' }), code);
    await userEvent.click(canvas.getByRole('button', { name: 'Check in' }));
  };

export const ChecksIn: Story = {
  ...CheckInGuest,
  name: 'You type the code',
  tags: ['interaction'],
  parameters: shows({ checkIn: 'success' }),
  play: async (context) => {
    await enter('k7q x4m')(context);
    await expect(await context.canvas.findByText('You are checked in.')).toBeVisible();
    await expect(context.canvas.queryByRole('textbox', { name: 'Code from the host' })).toBeNull();
  },
};

export const WrongCode: Story = {
  ...CheckInGuest,
  name: 'You type a wrong code',
  tags: ['interaction'],
  play: async (context) => {
    await enter('CCCCCC')(context);
    const { canvas } = context;
    await expect(await canvas.findByText('This code is wrong. Ask the host for the current one.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Code from the host' })).toHaveValue('CCCCCC');
  },
};

export const CheckingIn: Story = {
  ...CheckInGuest,
  name: 'Checking in',
  tags: ['interaction'],
  parameters: network({ checkIn: 'loading' }),
  play: async (context) => {
    await enter('K7QX4M')(context);
    const button = await context.canvas.findByRole('button', { name: 'Checking in...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

const checkInFails = (state: 'error' | 'offline', words: RegExp): Story => ({
  ...CheckInGuest,
  parameters: network({ checkIn: state }),
  play: async (context) => {
    await enter('K7QX4M')(context);
    const { canvas } = context;
    const field = canvas.getByRole('textbox', { name: 'Code from the host' });
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(words);
    await expect(field).toHaveValue('K7QX4M');
  },
});
export const CheckInFails: Story = { ...checkInFails('error', /./), tags: ['interaction'] };
