import { community } from '@skill-exchange/api-mocks/community';
import { notificationSettings } from '@skill-exchange/api-mocks/handlers/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { pushBrowser } from '../../test/push-browser.ts';
import { StoryApp } from '../../test/story-app.tsx';
import { safeStorage } from '../storage/safe-storage.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Sessions',
  component: StoryApp,
  args: { path: '/userDashboard/session', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The member waits for an answer to their proposal. */
function wait(): void {
  const { me, sessions } = community();
  const proposed = sessions.find(({ status }) => status === 'Scheduled');
  if (proposed === undefined) return;
  const other = proposed.userOne._id === me._id ? proposed.userTwo : proposed.userOne;
  Object.assign(proposed, { consent: 'pending', isProposal: true, waitingFor: other._id });
}

function beforeEach() {
  wait();
  safeStorage().removeItem('push-offer');
  return pushBrowser()();
}

/** A member who waits for a session is offered push notifications. */
export const Offered: Story = {
  beforeEach,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Push notifications' });
    await canvas.findByRole('button', { name: 'Turn on notifications' });
  },
};

/** The browser allows them, but the server has lost it. */
export const OfferedAgain: Story = {
  ...Offered,
  beforeEach: () => {
    wait();
    safeStorage().removeItem('push-offer');
    return pushBrowser({ permission: 'granted' })();
  },
};

/** It appears once: the next visit has none. */
export const OfferedBefore: Story = {
  beforeEach: () => {
    wait();
    safeStorage().setItem('push-offer', 'shown');
    return pushBrowser()();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add Session' });
    await canvas.findByRole('heading', { name: 'Waiting' });
    await expect(canvas.queryByRole('region', { name: 'Push notifications' })).toBeNull();
  },
};

export const Taken: Story = {
  beforeEach,
  tags: ['interaction'],
  parameters: shows({ setPushDevice: 'success' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on notifications' }));
    await expectToast('Push notifications are on for this device.');
    await expect(notificationSettings().push).toMatchObject({ isOn: true });
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Push notifications' })).toBeNull());
  },
};

export const Declined: Story = {
  beforeEach,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Push notifications' })).toBeNull());
    await expect(safeStorage().getItem('push-offer')).toBe('no');
  },
};

const isSilent = (state: 'loading' | 'error'): Story => ({
  beforeEach,
  parameters: network({ getNotificationSettings: state }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add Session' });
    await expect(canvas.queryByRole('region', { name: 'Push notifications' })).toBeNull();
  },
});

/** Nothing is offered before the server has responded that it sends any. */
export const PushOfferLoading = isSilent('loading');
export const PushOfferFailing: Story = { ...isSilent('error') };
