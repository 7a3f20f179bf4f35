import { makeEventReview, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { OwnerActions } from '../owner-actions/owner-actions.tsx';
import { GuestReviewList, GuestReviews } from './guest-reviews.tsx';

const reviews = many(3, makeEventReview);
const onReport = fn();

const meta = {
  title: 'Components/Reviews/GuestReviews',
  tags: ['!stable', 'new'],
  component: GuestReviews,
  args: {
    title: 'What guests say',
    totals: { mean: 4.5, count: 12 },
    className: 'max-w-2xl',
    children: (
      <GuestReviewList
        label="What guests say"
        reviews={reviews}
        viewerId={reviews[1]?.reviewedBy._id}
        onEdit={fn()}
        onDelete={fn()}
        onReport={onReport}
        Actions={OwnerActions}
        hrefFor={(id) => `/users/${id}`}
      />
    ),
  },
} satisfies Meta<typeof GuestReviews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnEvent: Story = {
  args: { action: <Button variant="secondary">Review this event</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 reviews by guests')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Report review' })).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: 'Review options' })).toHaveLength(1);
  },
};

export const Reported: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Report review' })[0] as HTMLElement);
    await expect(onReport).toHaveBeenCalledWith(reviews[0]);
  },
};

/** On a host's profile, each review names its event. */
export const OfAHost: Story = {
  args: {
    title: 'As a host',
    totals: { mean: 5, count: 1 },
    children: (
      <GuestReviewList
        label="As a host"
        eventHref={(id) => `/events/${id}`}
        reviews={[
          {
            ...makeEventReview(),
            event: { _id: 'event-8', title: 'Sharpen one good knife', date: '2026-11-23T00:00:00.000Z' },
          },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 review by a guest')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sharpen one good knife' })).toHaveAttribute(
      'href',
      '/events/event-8',
    );
  },
};

export const Empty: Story = { args: { totals: { mean: 0, count: 0 }, children: <p>Nobody has reviewed it yet.</p> } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
