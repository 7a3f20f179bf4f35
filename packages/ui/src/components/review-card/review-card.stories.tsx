import { makeReview } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AllStates } from '../../docs/all-states.tsx';
import { OwnerActions } from '../owner-actions/owner-actions.tsx';
import { ReviewCard } from './review-card.tsx';

const review = makeReview();

/** The card's props, and the review's fields in the controls. */
type ReviewCardArgs = ComponentProps<typeof ReviewCard> & { rating?: number; comment?: string };

const Card = ({ review: given, rating, comment, ...args }: ReviewCardArgs) => (
  <ReviewCard {...args} review={{ ...given, rating: rating ?? given.rating, comment: comment ?? given.comment }} />
);

const meta = {
  title: 'Components/Reviews/ReviewCard',
  component: ReviewCard,
  render: Card,
  argTypes: {
    review: { table: { disable: true } },
    rating: { control: { type: 'range', min: 1, max: 5 } },
    comment: {
      description: 'Length of the comment',
      control: 'select',
      options: ['short', 'long'],
      mapping: {
        short: 'Patient.',
        long: 'She explained every step twice and let me make my own mistakes. '.repeat(8),
      },
    },
  },
  args: { review, onEdit: fn(), onDelete: fn(), Actions: OwnerActions, className: 'max-w-2xl' },
} satisfies Meta<ReviewCardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state at a glance, as a member sees it. */
export const EveryState: Story = {
  name: 'All states',
  render: (args) => (
    <AllStates
      component={Card}
      base={args}
      states={{
        'By another member': ByAnotherMember,
        'Yours, you can edit it': OwnerMenu,
        'That you gave': Given,
        'You can report it': Reportable,
        'By a member who left': Sparse,
        Long: LongText,
      }}
    />
  ),
};

/** Only the author has a menu. */
export const ByAnotherMember: Story = {
  args: { viewerId: 'other-member', hrefFor: (id) => `#${id}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: review.reviewedBy.name })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/^[A-Z]\w+day, [A-Z]\w+ \d{1,2}, \d{4}$/)).toBeVisible();
  },
};

export const OwnerMenu: Story = {
  name: 'Yours, you can edit it',
  args: { viewerId: review.reviewedBy._id },
};

export const OwnerMenuPressed: Story = {
  ...OwnerMenu,
  name: 'Yours, you can edit it, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const button = () => canvas.getByRole('button', { name: 'Review options' });
    await userEvent.click(button());
    await screen.findByRole('menuitem', { name: 'Edit' });
    await expect(screen.getByRole('menu')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Edit' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith(review);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(review);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** In a list of given reviews, the card names the subject. */
export const Given: Story = {
  name: 'That you gave',
  args: { names: 'subject', viewerId: review.reviewedBy._id },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: review.reviewedTo?.name ?? '' })).toBeVisible();
  },
};

/** Skills that the reviewed member taught point right, learned ones left; unknown ones are neutral. */
export const Lanes: Story = {
  name: 'What was taught and learned',
  render: () => {
    const { reviewedBy, reviewedTo, sessionId } = review;
    const session = {
      ...sessionId,
      skillTaughtByUserOne: { _id: 'bread', name: 'Rye bread' },
      skillTaughtByUserTwo: { _id: 'sql', name: 'SQL' },
    };
    const { userOne: _unknown, ...unsaid } = session;
    return (
      <>
        <ReviewCard review={{ ...review, sessionId: { ...session, userOne: reviewedTo ?? reviewedBy } }} />
        <ReviewCard review={{ ...review, sessionId: { ...session, userOne: reviewedBy } }} />
        <ReviewCard review={{ ...review, sessionId: unsaid }} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const kinds = (name: string) =>
      canvas.getAllByText(name).map((shown) => shown.closest<HTMLElement>('[data-slot=chip]')?.dataset.kind);
    await expect(kinds('Rye bread')).toEqual(['teach', 'learn', 'neutral']);
    await expect(kinds('SQL')).toEqual(['learn', 'teach', 'neutral']);
  },
};

export const LongText: Story = {
  args: {
    review: makeReview({
      reviewedBy: { _id: 'long', name: 'Maria Magdalena Wilhelmina van den Oudenhoven-Steenbergen' },
      comment: 'First line.\n\nSecond paragraph with averyveryveryverylongwordthatneverends'.repeat(5),
      rating: 1,
    }),
    viewerId: 'long',
  },
};

/** Older backends omit name, date and skills. */
export const Sparse: Story = {
  name: 'By a member who left',
  args: {
    review: (({ createdAt: _unknown, ...rest }) => rest)(
      makeReview({ reviewedBy: { _id: 'gone', name: '' }, sessionId: { _id: 'session-1' } }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Unknown User' })).toBeVisible();
  },
};

/** Everyone except the author can report it. */
export const Reportable: Story = {
  tags: ['interaction'],
  args: { viewerId: 'somebody-else', onReport: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report review' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
};
