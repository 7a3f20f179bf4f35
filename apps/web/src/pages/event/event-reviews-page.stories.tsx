import { community } from '@skill-exchange/api-mocks/community';
import { makeEventReview } from '@skill-exchange/api-mocks/factories';
import { eventReviews } from '@skill-exchange/api-mocks/handlers/events/event-reviews';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

/** Past events: the signed-in member hosted the first and took part in the second. */
const [hosted, attended] = ['/userDashboard/events/event-7', '/events/event-8'];

const meta = {
  ...pageStory,
  title: 'Pages/Event',
  component: StoryApp,
  args: { path: attended, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Resets the community, then changes it. */
function given(change: () => void): Pick<Story, 'beforeEach'> {
  return {
    beforeEach: () => {
      pageStory.beforeEach();
      change();
    },
  };
}

const section = async () => within(await screen.findByRole('region', { name: 'What guests say' }));

export const ReviewsSuccess: Story = {
  name: 'Reviews of it',
  parameters: shows({ listEventReviews: 'success' }),
  play: async () => {
    const reviews = await section();
    await expect(await reviews.findByText('5 reviews by guests')).toBeVisible();
    await expect(reviews.getAllByRole('article')).toHaveLength(3);
    await expect(reviews.getByRole('button', { name: 'Review this event' })).toBeVisible();
  },
};

export const OfTheDashboard: Story = {
  ...ReviewsSuccess,
  name: 'Reviews, from your events',
  args: { path: '/userDashboard/events/event-8' },
};

export const ForVisitors: Story = {
  name: 'Reviews, for visitors',
  args: { as: 'visitor' },
  play: async () => {
    const reviews = await section();
    await expect(await reviews.findByText('5 reviews by guests')).toBeVisible();
    await expect(reviews.queryByRole('button', { name: 'Review this event' })).toBeNull();
    await expect(reviews.queryByRole('button', { name: 'Report review' })).toBeNull();
  },
};

export const ForItsHost: Story = {
  name: 'Reviews, for its host',
  args: { path: hosted },
  play: async () => {
    const reviews = await section();
    await expect(await reviews.findByText('4 reviews by guests')).toBeVisible();
    await expect(reviews.queryByRole('button', { name: 'Review this event' })).toBeNull();
  },
};

export const MorePressed: Story = {
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    const reviews = await section();
    await userEvent.click(await reviews.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(reviews.getAllByRole('article')).toHaveLength(5));
    await expect(reviews.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

export const Empty: Story = {
  name: 'No reviews yet',
  parameters: network({ listEventReviews: 'empty' }),
  play: async () => {
    const reviews = await section();
    await expect(await reviews.findByText(/^Nobody has reviewed this event yet\./)).toBeVisible();
  },
};

export const EmptyForItsHost: Story = {
  name: 'No reviews yet, for its host',
  args: { path: hosted },
  parameters: network({ listEventReviews: 'empty' }),
  play: async () => {
    const reviews = await section();
    await expect(await reviews.findByText(/^No reviews yet\./)).toBeVisible();
  },
};

export const ReviewsLoading: Story = {
  name: 'Reviews load',
  parameters: network({ listEventReviews: 'loading' }),
  play: async () => {
    const reviews = await section();
    await expect(reviews.getByText('Loading...')).toBeInTheDocument();
  },
};

export const ReviewsFailing: Story = {
  name: 'Reviews cannot be read',
  parameters: network({ listEventReviews: 'error' }),
  play: async () => {
    const reviews = await section();
    await expect(await reviews.findByText('We couldn’t load the reviews.')).toBeVisible();
  },
};

const write: Story['play'] = async ({ userEvent }) => {
  const reviews = await section();
  await userEvent.click(await reviews.findByRole('button', { name: 'Review this event' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Review Event' }));
  await userEvent.click(dialog.getByRole('radio', { name: '4 Stars' }));
  await pasteInto(userEvent, dialog.getByRole('textbox', { name: 'Comment' }), 'My knife cuts again');
  await userEvent.click(dialog.getByRole('button', { name: 'Submit Review' }));
};

export const Reviews: Story = {
  tags: ['interaction'],
  parameters: shows({ reviewEvent: 'success' }),
  play: async (context) => {
    await write(context);
    await expectToast('Review submitted successfully');
    const reviews = await section();
    await expect(await reviews.findByText('My knife cuts again')).toBeVisible();
    await expect(await reviews.findByText('6 reviews by guests')).toBeVisible();
    await waitFor(() => expect(reviews.queryByRole('button', { name: 'Review this event' })).toBeNull());
  },
};

export const Reviewing: Story = {
  tags: ['interaction'],
  parameters: network({ reviewEvent: 'loading' }),
  play: async (context) => {
    await write(context);
    await expect(await screen.findByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-busy', 'true');
  },
};

const reviewingFails = (state: 'error' | 'offline'): Story => ({
  parameters: network({ reviewEvent: state }),
  play: async (context) => {
    await write(context);
    await expectToast('Unable to submit review. Try again...');
    await expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('My knife cuts again');
  },
});
export const ReviewFailing: Story = { ...reviewingFails('error'), tags: ['interaction'] };

/** The signed-in member has reviewed the event. */
const reviewed = given(() => {
  const { me, events } = community();
  const event = events.find(({ _id }) => _id === 'event-8');
  const { _id, name, photo } = me;
  const mine = makeEventReview({ _id: 'mine', comment: 'It cuts.', reviewedBy: { _id, name, photo } });
  eventReviews().set('event-8', [mine]);
  if (event) event.review = { canReview: false, mine };
});

export const Mine: Story = {
  name: 'You reviewed it',
  ...reviewed,
  play: async () => {
    const reviews = await section();
    await expect(await reviews.findByRole('button', { name: 'Review options' })).toBeVisible();
    await expect(reviews.queryByRole('button', { name: 'Review this event' })).toBeNull();
  },
};

const choose =
  (action: 'Edit' | 'Delete'): NonNullable<Story['play']> =>
  async ({ userEvent }) => {
    const reviews = await section();
    await userEvent.click(await reviews.findByRole('button', { name: 'Review options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  };

const edit: NonNullable<Story['play']> = async (context) => {
  await choose('Edit')(context);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Review' }));
  await context.userEvent.click(dialog.getByRole('radio', { name: '2 Stars' }));
  await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }));
};

export const ReviewsEdits: Story = {
  ...reviewed,
  tags: ['interaction'],
  parameters: shows({ editEventReview: 'success' }),
  play: async (context) => {
    await edit(context);
    await expectToast('Review updated successfully');
    const reviews = await section();
    await waitFor(() => expect(reviews.getAllByRole('img', { name: '2 out of 5 stars' })).toHaveLength(2));
  },
};

export const Editing: Story = {
  ...reviewed,
  tags: ['interaction'],
  parameters: network({ editEventReview: 'loading' }),
  play: async (context) => {
    await edit(context);
    await expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  },
};

const editingFails = (state: 'error' | 'offline'): Story => ({
  ...reviewed,
  parameters: network({ editEventReview: state }),
  play: async (context) => {
    await edit(context);
    await expectToast('Failed to update review');
  },
});
export const EditFailing: Story = { ...editingFails('error'), tags: ['interaction'] };

const remove: NonNullable<Story['play']> = async (context) => {
  await choose('Delete')(context);
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this review?' }),
  );
  await context.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
};

export const Deletes: Story = {
  ...reviewed,
  tags: ['interaction'],
  parameters: shows({ removeEventReview: 'success' }),
  play: async (context) => {
    await remove(context);
    await expectToast('Review deleted successfully');
    const reviews = await section();
    await expect(await reviews.findByRole('button', { name: 'Review this event' })).toBeVisible();
  },
};

export const Deleting: Story = {
  ...reviewed,
  tags: ['interaction'],
  parameters: network({ removeEventReview: 'loading' }),
  play: async (context) => {
    await remove(context);
    await expect(await screen.findByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-busy', 'true');
  },
};

const deletingFails = (state: 'error' | 'offline'): Story => ({
  ...reviewed,
  parameters: network({ removeEventReview: state }),
  play: async (context) => {
    await remove(context);
    await expectToast('Failed to delete review');
  },
});
export const DeleteFailing: Story = { ...deletingFails('error'), tags: ['interaction'] };
