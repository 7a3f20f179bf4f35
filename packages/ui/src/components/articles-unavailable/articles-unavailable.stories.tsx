import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ArticlesUnavailable } from './articles-unavailable.tsx';

const meta = {
  title: 'Components/Blog/ArticlesUnavailable',
  component: ArticlesUnavailable,
  args: { onRetry: fn() },
} satisfies Meta<typeof ArticlesUnavailable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unavailable: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
