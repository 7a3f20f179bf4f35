import { makeReview, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReviewList, ReviewListSkeleton } from '../review-list/review-list.tsx';
import { emptyReviews, ReviewTabs } from './review-tabs.tsx';

const meta = {
  title: 'Components/Reviews/ReviewTabs',
  tags: ['!stable', 'new', 'specified'],
  component: ReviewTabs,
  args: {
    receivedCount: 2,
    givenCount: 0,
    received: <ReviewList reviews={many(2, makeReview)} headingLevel={2} hrefFor={() => '/users/1'} />,
    given: <ReviewList reviews={[]} headingLevel={2} hrefFor={() => '/users/1'} {...emptyReviews.given} />,
  },
} satisfies Meta<typeof ReviewTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = { name: 'Reviews about you' };

export const Loading: Story = {
  args: { receivedCount: undefined, givenCount: undefined, received: <ReviewListSkeleton /> },
};

export const GivenPressed: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Reviews Given/ }));
    await expect(canvas.getByText("You haven't given any reviews yet")).toBeVisible();
  },
};
