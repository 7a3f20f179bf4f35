import { makeReview, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ReviewList, ReviewListSkeleton } from './review-list.tsx';

const meta = {
  title: 'Components/Reviews/ReviewList',
  tags: ['specified'],
  component: ReviewList,
  args: { reviews: many(5, makeReview), className: 'max-w-2xl' },
} satisfies Meta<typeof ReviewList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 'View More' shows the rest and focuses the first new review. */
export const Many: Story = { name: 'More than three' };

export const ManyPressed: Story = {
  ...Many,
  name: 'More than three, pressed',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    canvas.getByRole('button', { name: 'View More' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: 'View More' })).toBeNull();
    await expect(canvas.getAllByRole('list')[0]?.children[3]).toHaveFocus();
  },
};

export const ExactlyThree: Story = {
  name: 'Exactly three',
  args: { reviews: many(3, makeReview) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'View More' })).toBeNull();
  },
};

export const Expanded: Story = {
  name: 'All are shown',
  args: { expanded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(document.body).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { reviews: [], emptyText: 'After a session together, you can say how it went here.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reviews yet')).toBeVisible();
  },
};

export const NoneGiven: Story = {
  name: 'You gave none',
  args: { reviews: [], emptyTitle: "You haven't given any reviews yet" },
};

export const Loading: Story = {
  render: () => <ReviewListSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
