import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReviewSummary } from './review-summary.tsx';

const meta = {
  title: 'Components/Reviews/ReviewSummary',
  tags: ['!stable', 'new'],
  component: ReviewSummary,
  args: { mean: 4.7, ratings: [5, 5, 5, 5, 4, 4] },
} satisfies Meta<typeof ReviewSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '6 reviews: 4 with 5 stars, 2 with 4 stars' })).toBeVisible();
    await expect(canvas.getByText('4.7')).toBeVisible();
  },
};

export const OneReview: Story = {
  args: { mean: 1, ratings: [1] },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: '1 review: 1 with 1 star' })).toBeVisible(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
