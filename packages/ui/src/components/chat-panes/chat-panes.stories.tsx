import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChatPanes } from './chat-panes.tsx';

const meta = {
  title: 'Components/Chat/ChatPanes',
  tags: ['specified'],
  component: ChatPanes,
  args: { title: 'Messages', list: <p className="px-4">All conversations</p>, thread: null, membersHref: '#members' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChatPanes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  name: 'No conversation chosen',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Select a user to start chatting')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find people' })).toHaveAttribute('href', '#members');
  },
};

const thread = <p className="p-4">One conversation</p>;

export const WithAThread: Story = {
  name: 'A conversation is open',
  args: { thread },
  globals: { viewport: { value: 'desktop', isRotated: false } },
};

/** On a phone the thread is alone; the title is for screen readers. */
export const ThreadOnAPhone: Story = {
  args: { thread },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One conversation')).toBeVisible();
    await expect(canvas.getByText('All conversations')).not.toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Messages' })).toBeInTheDocument();
  },
};
export const ListOnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
