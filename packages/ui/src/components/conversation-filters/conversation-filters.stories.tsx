import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConversationFilters } from './conversation-filters.tsx';

const meta = {
  title: 'Components/Chat/ConversationFilters',
  tags: ['!stable', 'new'],
  component: ConversationFilters,
  args: { search: '', onSearch: fn(), folder: 'all', onFolder: fn(), unread: 3 },
} satisfies Meta<typeof ConversationFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { name: 'All conversations' };

export const Archived: Story = {
  name: 'Archived conversations',
  args: { folder: 'archived', unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Archived' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Changed: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unread 3' }));
    await expect(args.onFolder).toHaveBeenCalledWith('unread');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search people and messages' }), 'a');
    await expect(args.onSearch).toHaveBeenCalledWith('a');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
