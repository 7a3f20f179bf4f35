import { makeEvent, today } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JoinMeeting } from './join-meeting.tsx';

const meta = {
  title: 'Components/Events/JoinMeeting',
  tags: ['specified'],
  component: JoinMeeting,
  args: { event: makeEvent(), href: 'https://meet.example.org/a', size: 'md' },
} satisfies Meta<typeof JoinMeeting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Far: Story = { name: 'Later today' };

/** While it is running, Join is the primary action. */
export const OnNow: Story = {
  name: 'On now',
  args: {
    event: makeEvent({
      start_time: new Date(Date.parse(today) - 10 * 60_000).toISOString(),
      end_time: new Date(Date.parse(today) + 50 * 60_000).toISOString(),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On now')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join Meeting' })).toHaveClass('bg-teach');
  },
};
