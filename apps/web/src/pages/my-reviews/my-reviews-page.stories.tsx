import { community } from '@skill-exchange/api-mocks/community';
import { makeUser } from '@skill-exchange/api-mocks/factories';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const subject = makeUser({}, 2);

const meta = {
  ...pageStory,
  title: 'Pages/Reviews',
  component: StoryApp,
  args: { path: '/userDashboard/review', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openGiven(): Promise<void> {
  await userEvent.click(await screen.findByRole('tab', { name: 'Reviews Given' }));
}

export const Success: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'My Reviews' })).toBeVisible();
    await expect((await canvas.findAllByRole('article')).length).toBe(5);
    await expect(canvas.queryByRole('button', { name: 'Review options' })).toBeNull();
    await openGiven();
    await expect(await canvas.findByRole('article', { name: subject.name })).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Reviews load',
  ...inState({ listUserReviews: 'loading' }, 'Loading...'),
};

export const Empty: Story = {
  tags: ['interaction'],
  parameters: network({ listUserReviews: 'empty', listGivenReviews: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You haven't received any reviews yet")).toBeVisible();
    await openGiven();
    await expect(await canvas.findByText("You haven't given any reviews yet")).toBeVisible();
  },
};

export const Failing: Story = {
  name: 'Reviews cannot be read',
  ...inState({ listUserReviews: 'error' }, "Couldn't load reviews"),
};

export const GivenLoading: Story = {
  tags: ['interaction'],
  parameters: network({ listGivenReviews: 'loading' }),
  play: async ({ canvas }) => {
    await openGiven();
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText('Loading...')).toBeVisible();
  },
};

export const GivenFailing: Story = {
  tags: ['interaction'],
  parameters: network({ listGivenReviews: 'error' }),
  play: async ({ canvas }) => {
    await openGiven();
    await expect(await canvas.findByText("Couldn't load reviews")).toBeVisible();
  },
};

/** Without the member's own data, the reviews are there. */
const withoutMember = (state: 'loading' | 'error'): Story => ({
  parameters: network({ getUser: state }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBe(5);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const MemberLoading = withoutMember('loading');
export const MemberFailing = withoutMember('error');

async function choose(item: 'Edit' | 'Delete'): Promise<void> {
  await openGiven();
  await userEvent.click(await screen.findByRole('button', { name: 'Review options' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

async function edit(): Promise<void> {
  await choose('Edit');
  const form = within(await screen.findByRole('dialog', { name: 'Edit Review' }));
  await userEvent.click(form.getByRole('radio', { name: '1 Star' }));
  await userEvent.clear(form.getByLabelText('Comment'));
  await pasteInto(userEvent, form.getByLabelText('Comment'), 'On second thought.');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
}

export const Edits: Story = {
  tags: ['interaction'],
  parameters: shows({ editReview: 'success' }),
  play: async ({ canvas }) => {
    await edit();
    await expectToast('Review updated successfully');
    await waitFor(() => expect(canvas.getByText('On second thought.')).toBeVisible());
  },
};

/** The list shows the change before the server has responded. */
export const Editing: Story = {
  tags: ['interaction'],
  parameters: network({ editReview: 'loading' }),
  play: async ({ canvas }) => {
    await edit();
    await waitFor(() => expect(canvas.getByText('On second thought.')).toBeVisible());
  },
};

/** The list is unchanged, and the dialog opens again with the draft. */
const rejectsEdit = (state: StateOf<'editReview'>, message: string): Story => ({
  parameters: network({ editReview: state }),
  play: async () => {
    const written = community().reviews.find(({ _id }) => _id === 'review-by-me')?.comment;
    await edit();
    await expectToast(message);
    const form = within(await screen.findByRole('dialog', { name: 'Edit Review' }));
    await expect(form.getByLabelText('Comment')).toHaveValue('On second thought.');
    await expect(form.getByRole('radio', { name: '1 Star' })).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByText(written ?? '')).toBeVisible());
  },
});

export const EditOffline: Story = { ...rejectsEdit('offline', 'Failed to update review'), tags: ['interaction'] };
export const EditNotFound: Story = { ...rejectsEdit('notFound', 'Review not found.'), tags: ['interaction'] };

async function remove(): Promise<void> {
  await choose('Delete');
  await screen.findByText('Are you sure you want to delete this review?');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
}

export const Deletes: Story = {
  tags: ['interaction'],
  parameters: shows({ removeReview: 'success' }),
  play: async ({ canvas }) => {
    await remove();
    await waitFor(() => expect(canvas.getByText("You haven't given any reviews yet")).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus());
  },
};

export const Deleting: Story = {
  tags: ['interaction'],
  parameters: network({ removeReview: 'loading' }),
  play: async () => {
    await remove();
    await expect(await screen.findByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-busy', 'true');
  },
};

const rejectsDelete = (state: StateOf<'removeReview'>, message: string): Story => ({
  parameters: network({ removeReview: state }),
  play: async ({ canvas }) => {
    await remove();
    await expectToast(message);
    await waitFor(() => expect(canvas.getByRole('article', { name: subject.name })).toBeVisible());
  },
});

export const DeleteOffline: Story = { ...rejectsDelete('offline', 'Failed to delete review'), tags: ['interaction'] };
export const DeleteNotFound: Story = { ...rejectsDelete('notFound', 'Review not found.'), tags: ['interaction'] };
