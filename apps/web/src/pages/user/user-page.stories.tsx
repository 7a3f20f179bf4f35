import { community } from '@skill-exchange/api-mocks/community';
import { makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const ines = makeUser({}, 1);

const meta = {
  ...pageStory,
  title: 'Pages/User profile',
  component: StoryApp,
  args: { path: `/users/${ines._id}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { name: 'You could swap' };

export const SuccessPressed: Story = {
  ...Success,
  name: 'You could swap, pressed',
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: ines.name })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Looking to Learn' })).toBeVisible();
    await expect(await canvas.findByText('Can teach you')).toBeVisible();
    await expect(await canvas.findByText('and Film photography, Sourdough')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Propose a session' })).toHaveAttribute(
      'href',
      `/userDashboard/session?with=${ines._id}`,
    );
    await expect(await canvas.findByText(/ in New York now$/)).toBeVisible();
    const free = within(await canvas.findByRole('region', { name: 'You are both free' }));
    await expect(await free.findAllByRole('link')).toHaveLength(3);
    await expect(await canvas.findByRole('button', { name: 'Report User' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Follow their events in your calendar' })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /^4 reviews: / })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: 'View More' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
  },
};

/** A member without an "about" text. */
export const WithoutAbout: Story = {
  name: 'They wrote nothing about themselves',
  beforeEach: () => {
    const user = community().users.find(({ _id }) => _id === ines._id);
    if (user) user.about = '';
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This user has not provided an about section.')).toBeVisible();
  },
};

/** One's own profile as others see it. */
export const Own: Story = {
  name: 'Your own public page',
  args: { path: `/users/${makeUser()._id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit my profile' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Report User' })).toBeNull();
  },
};

export const SignedOut: Story = {
  name: 'A visitor asks to log in',
  args: { as: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expectToast('Login Required');
  },
};

/** The member teaches nothing that the viewer wants: no band, and an unchanged profile. */
export const WithoutMatch: Story = {
  name: 'Nothing in common',
  beforeEach: () => {
    const { me } = community();
    Object.assign(me, { skillsOffered: ['Welding'], skillsRequested: [] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: ines.name })).toBeVisible();
    await expect(canvas.queryByText('Can teach you')).toBeNull();
    await expect(canvas.queryByText('You are both free')).toBeNull();
  },
};

export const HoursLoading: Story = {
  name: 'Shared hours load',
  parameters: network({ findOverlap: 'loading' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are both free')).toBeVisible();
    await expect(canvas.queryByText(/ now$/)).toBeNull();
  },
};

/** Optional: without a response there are only the lanes. */
export const HoursFailing: Story = {
  name: 'Shared hours cannot be read',
  parameters: network({ findOverlap: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Can teach you')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('You are both free')).toBeNull());
  },
};

export const Loading: Story = {
  name: 'The profile loads',
  ...inState({ getUser: 'loading' }, 'Loading...'),
};

export const NotFound: Story = {
  name: 'No such member',
  ...inState({ getUser: 'notFound' }, 'User not found.'),
};

export const Failing: Story = {
  name: 'Error',
  parameters: network({ getUser: 'error' }),
  play: async ({ canvas }) => {
    // Redirects to log-in, which redirects a member home.
    await expect(await canvas.findByRole('heading', { name: 'Featured Events' })).toBeVisible();
    await expectToast('Something went wrong on our side (req-1).');
  },
};

export const ReviewsLoading: Story = {
  name: 'Reviews load',
  parameters: network({ listUserReviews: 'loading' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Reviews' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText('Loading...')).toBeVisible();
  },
};

export const ReviewsEmpty: Story = {
  name: 'No reviews yet',
  ...inState({ listUserReviews: 'empty' }, 'No reviews yet'),
};

export const ReviewsFailing: Story = {
  name: 'Reviews cannot be read',
  ...inState({ listUserReviews: 'error' }, "Couldn't load reviews"),
};

export const ReviewsNotFound: Story = {
  name: 'Reviews cannot be found',
  ...inState({ listUserReviews: 'notFound' }, "Couldn't load reviews"),
};

/** The profile of a member who hosted an event that guests have reviewed. */
const host = { path: '/users/member-7' };

export const AsAHost: Story = {
  name: 'Their reviews as a host',
  args: host,
  parameters: shows({ listHostReviews: 'success' }),
  play: async ({ canvas }) => {
    const reviews = within(await canvas.findByRole('region', { name: 'As a host' }));
    await expect(reviews.getByText('5 reviews by guests')).toBeVisible();
    // The list of reviews of sessions stays the only one until then.
    await expect(reviews.queryByRole('article')).toBeNull();
  },
};

export const AsAHostPressed: Story = {
  ...AsAHost,
  name: 'Their reviews as a host, pressed',
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const reviews = within(await canvas.findByRole('region', { name: 'As a host' }));
    await userEvent.click(reviews.getByRole('button', { name: 'Read reviews' }));
    await expect(reviews.getAllByRole('article')).toHaveLength(3);
    const [event] = reviews.getAllByRole('link', { name: 'Sharpen one good knife' });
    await expect(event).toHaveAttribute('href', '/events/event-8');
    await userEvent.click(reviews.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(reviews.getAllByRole('article')).toHaveLength(5));
    await userEvent.click(reviews.getByRole('button', { name: 'Hide reviews' }));
    await expect(reviews.queryByRole('article')).toBeNull();
  },
};

/** Optional: without a response the profile is as before. */
const withoutHostReviews = (state: 'loading' | 'error' | 'empty'): Story => ({
  args: host,
  parameters: network({ listHostReviews: state }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reviews yet')).toBeVisible();
    await expect(canvas.queryByText('As a host')).toBeNull();
  },
});
export const HostReviewsLoading: Story = withoutHostReviews('loading');
export const HostReviewsFailing: Story = withoutHostReviews('error');
export const HostReviewsEmpty: Story = withoutHostReviews('empty');
