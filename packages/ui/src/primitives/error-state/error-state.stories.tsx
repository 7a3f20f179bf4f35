import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { errorStateGuide } from './error-state.guide.ts';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Primitives/Feedback/ErrorState',
  parameters: { guide: errorStateGuide },
  component: ErrorState,
  args: { title: 'An error occurred while fetching users.' },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Retry: Story = {
  args: { description: 'We couldn’t reach the server. Nothing you typed is lost.', onRetry: fn() },
};

export const RetryPressed: Story = {
  ...Retry,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred while fetching users.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { onRetry: fn(), retrying: true } };

export const NothingToDo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ExampleOops: Story = { tags: ['example'], args: { title: 'Oops! Something went wrong!' } };
