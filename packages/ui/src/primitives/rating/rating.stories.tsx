import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rating } from './rating.tsx';

const meta = { title: 'Primitives/Display/Rating', component: Rating, args: { value: 4.8 } } satisfies Meta<
  typeof Rating
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stars: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.8 out of 5 stars' })).toBeVisible();
  },
};

export const WithValue: Story = { args: { showValue: true } };

/** A newcomer does not have a rating of zero. */
export const None: Story = {
  args: { value: 0, showValue: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('New')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('0.0');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** On a profile, which shows the rating to one decimal: only "New" is visible. */
export const NoneOnAProfile: Story = {
  args: { value: 0, showValue: true, showZero: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
    await expect(canvas.getByText('0.0').getBoundingClientRect().width).toBeLessThan(2);
  },
};

/** Values out of range are clamped. */
export const OutOfRange: Story = {
  args: { value: 7.2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  },
};

export const Halves: Story = {
  render: () => (
    <div className="grid justify-items-start gap-2">
      {[0, 0.5, 1.2, 2.3, 2.5, 3.74, 3.75, 5].map((value) => (
        <Rating key={value} value={value} showValue size="md" />
      ))}
    </div>
  ),
};

export const RightToLeft: Story = { args: { value: 3.5, size: 'md' }, globals: { direction: 'rtl' } };
