import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoMembers } from './no-members.tsx';

const meta = {
  title: 'Components/Members/NoMembers',
  tags: ['!stable', 'new'],
  component: NoMembers,
  args: { search: '', onClearSearch: fn() },
} satisfies Meta<typeof NoMembers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoOneElse: Story = { name: 'You are the only member' };

export const NoOneFound: Story = {
  tags: ['interaction'],
  args: { search: 'Portuguese' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No one found for “Portuguese”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everyone' }));
    await expect(args.onClearSearch).toHaveBeenCalledOnce();
  },
};

export const NoTeacher: Story = { name: 'Nobody teaches it', args: { search: 'Portuguese', side: 'teach' } };
export const NoLearner: Story = { name: 'Nobody wants it', args: { search: 'Portuguese', side: 'learn' } };
