import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { LoadingStatus } from './loading-status.tsx';

const meta = {
  title: 'Primitives/Feedback/LoadingStatus',
  component: LoadingStatus,
  args: {
    label: 'Loading events...',
    children: (
      <div className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-4">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} shape="block" className="h-40" />
        ))}
      </div>
    ),
  },
} satisfies Meta<typeof LoadingStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visible: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading events\.\.\.$/);
  },
};

export const LabelHidden: Story = { args: { labelHidden: true } };
export const LabelOnly: Story = { args: { label: 'Loading...', children: null } };
/** The skeleton is in the content's place. */
export const LabelAbove: Story = {
  args: { labelAbove: true },
  decorators: [(Story) => <div className="pt-8">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const shape = canvasElement.querySelector('[data-slot="skeleton"]');
    const words = canvas.getByRole('status').getBoundingClientRect();
    const status = canvasElement.querySelector('[data-slot="loading-status"]');
    await expect(shape?.getBoundingClientRect().top).toBe(status?.getBoundingClientRect().top);
    await expect(words.bottom).toBeLessThanOrEqual(status?.getBoundingClientRect().top ?? 0);
  },
};
