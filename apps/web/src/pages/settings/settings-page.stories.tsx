import { community } from '@skill-exchange/api-mocks/community';
import { availability } from '@skill-exchange/api-mocks/handlers/availability';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { network, pageStory } from '../../test/page-story.ts';
import { pushBrowser } from '../../test/push-browser.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Settings',
  component: StoryApp,
  args: { path: '/userDashboard/settings', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  name: 'Your settings',
  beforeEach: pushBrowser(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    const rows = [
      /^Your hours Mon, Wed 6:00 PM – 9:00 PM, Sat 9:00 AM – 12:30 PM, Lisbon time$/,
      /^Notifications Email and push Push off$/,
      /^Email jonas@example\.org Confirmed$/,
      /^Passkeys .* \d$/,
      /^Two-step verification .* O(n|ff)$/,
      /^Devices .* \d$/,
      /^Invitations .* 1 left$/,
      /^Blocked members \d$/,
    ];
    for (const name of rows) await expect(await canvas.findByRole('link', { name })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Moderation/ })).toBeNull();
    const sidebar = within(canvas.getByRole('navigation', { name: 'Dashboard' }));
    await expect(sidebar.getByRole('link', { current: 'page' })).toHaveTextContent('settings');
  },
};

/** On small screens: the list of everything without a tab. */
export const OnAPhone: Story = {
  name: 'Me, on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Me' })).toBeVisible();
    for (const name of [/See your public page$/, /^Profile/, /^My Events/, /^Review/, /^Calendar/, /^Decisions/])
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
    const bar = within(await canvas.findByRole('navigation', { name: 'Tab bar' }));
    await expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('Me');
  },
};

/** The rows of the dashboard without what is new in each. */
const ownRowsSay = (...names: RegExp[]): Pick<Story, 'globals' | 'play'> => ({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    for (const name of names) await expect(await canvas.findByRole('link', { name })).toBeVisible();
    await expect(canvas.queryByText('taught')).toBeNull();
  },
});

export const NothingOfOwn: Story = {
  name: 'Nothing of your own yet',
  ...ownRowsSay(/^My Events Events you host and events you join$/, /^Review 0 received, 0 given$/),
  parameters: network({
    listMySessions: 'empty',
    listCreatedEvents: 'empty',
    listParticipatingEvents: 'empty',
    listUserReviews: 'empty',
    listGivenReviews: 'empty',
  }),
};

export const OwnLoading: Story = {
  name: 'Your hours and events load',
  ...ownRowsSay(/^My Events Events you host and events you join$/, /^Review Received and given$/),
  parameters: network({
    listMySessions: 'loading',
    listCreatedEvents: 'loading',
    listParticipatingEvents: 'loading',
    listUserReviews: 'loading',
    listGivenReviews: 'loading',
  }),
};

export const OwnFailing: Story = {
  name: 'Your hours and events cannot be read',
  ...ownRowsSay(
    /^My Events Events you host and events you join Couldn’t load$/,
    /^Review Received and given Couldn’t load$/,
  ),
  parameters: network({
    listMySessions: 'error',
    listCreatedEvents: 'error',
    listParticipatingEvents: 'error',
    listUserReviews: 'error',
    listGivenReviews: 'error',
  }),
};

export const LoggedOutFromAPhone: Story = {
  ...OnAPhone,
  name: 'You log out on a phone',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Teach/ })).toBeVisible();
  },
};

export const Moderator: Story = {
  name: 'You are a moderator',
  beforeEach: () => void Object.assign(community().me, { role: 'moderator' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /^Moderation Reports that wait for you \d+ open cases?$/ }),
    ).toHaveAttribute('href', '/moderation');
  },
};

export const NotSetUp: Story = {
  name: 'A community that is not set up',
  beforeEach: () => {
    Object.assign(community().me, { emailVerified: false });
    availability().own = null;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Your hours .* Not set$/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Email .* Not confirmed$/ })).toBeVisible();
  },
};

/** The rows can be clicked while their states load. */
export const Loading: Story = {
  name: 'Your settings load',
  parameters: network({ getAvailability: 'loading', getNotificationSettings: 'loading', listPasskeys: 'loading' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Passkeys/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Blocked members \d$/ })).toBeVisible());
  },
};

/** A community whose members do not invite. */
export const NoInvitations: Story = {
  name: 'You may not invite',
  parameters: network({ listOwnInvitations: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Devices .* \d$/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Blocked members \d$/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Invitations/ })).toBeNull();
  },
};

const invitations = (state: 'error' | 'offline'): Story => ({
  parameters: network({ listOwnInvitations: state }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Invitations .* Couldn’t load$/ })).toBeVisible();
  },
});

export const InvitationsFailed = invitations('error');
export const InvitationsOffline = invitations('offline');

/** A row works even if its state fails to load. */
export const Failing: Story = {
  name: 'Error',
  parameters: network({ getAvailability: 'error', getNotificationSettings: 'error', listBlocked: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Your hours .* Couldn’t load$/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Blocked members Couldn’t load$/ })).toBeVisible();
  },
};

const moderation = (state: 'loading' | 'error'): Story => ({
  beforeEach: Moderator.beforeEach ?? [],
  parameters: network({ listCases: state }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Moderation Reports that wait for you/ })).toBeVisible();
  },
});

export const CasesLoading = moderation('loading');
export const CasesFailed = moderation('error');

/** The member's own data: the other rows do not need them. */
const ofMember = (state: 'loading' | 'error', name: RegExp): Story => ({
  parameters: network({ getUser: state }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
  },
});

export const MemberLoading = ofMember('loading', /^Email Where we reach you/);
export const MemberFailed = ofMember('error', /^Email .* Couldn’t load$/);
