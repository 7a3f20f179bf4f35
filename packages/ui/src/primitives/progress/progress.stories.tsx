import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Primitives/Feedback/Progress',
  component: Progress,
  args: { label: 'Sending photo...', value: 40, className: 'max-w-md' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending photo...' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(bar).toHaveAttribute('aria-valuetext', '40%');
  },
};

export const NotBegun: Story = { args: { value: 0 } };
export const Done: Story = { args: { label: 'Photo sent', value: 100 } };

/** With its own maximum, which limits the value. */
export const Counted: Story = {
  args: { label: 'Participants approved', value: 14, max: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

export const Unknown: Story = {
  args: { label: 'Waiting for the other side...', value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const LongText: Story = {
  args: { className: 'max-w-70', label: `Sending ${'averyveryveryverylongfilename'.repeat(3)}.png` },
};
