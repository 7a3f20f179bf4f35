import { notificationSettings } from '@skill-exchange/api-mocks/handlers/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { pushBrowser } from '../../test/push-browser.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Notification settings',
  component: StoryApp,
  args: { path: '/notifications/settings', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const turnOn = { name: 'Turn on notifications' };
const turnOff = { name: 'Turn off here' };

/** The browser asks, and then push notifications are on. */
export const TurnedOn: Story = {
  tags: ['interaction'],
  parameters: shows({ setPushDevice: 'success' }),
  beforeEach: pushBrowser(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Choose each'));
    await expect(await canvas.findByRole('checkbox', { name: 'Messages by push' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', turnOn));
    await expectToast('Push notifications are on for this device.');
    await expect(canvas.getByRole('button', turnOff)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Messages by push' }));
    await waitFor(() => expect(notificationSettings().kinds[0]).toMatchObject({ email: true, push: false }));
  },
};

const isOn = () => Object.assign(notificationSettings().push ?? {}, { isOn: true });

export const TurnedOff: Story = {
  tags: ['interaction'],
  parameters: shows({ removePushDevice: 'success' }),
  beforeEach: () => {
    isOn();
    return pushBrowser({ permission: 'granted' })();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', turnOff));
    await expect(await canvas.findByText('Push is off for this device')).toBeVisible();
    await expect(notificationSettings().push).toMatchObject({ isOn: false });
    await userEvent.click(await canvas.findByText('Choose each'));
    // The choices are kept.
    await expect(canvas.getByRole('checkbox', { name: 'Messages by push' })).toBeChecked();
  },
};

/** The member clicks Block. */
export const Declined: Story = {
  tags: ['interaction'],
  beforeEach: pushBrowser({ answer: 'denied' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', turnOn));
    await canvas.findByText(/^This browser blocks notifications from Skill Exchange\./);
    await expect(canvas.queryByRole('button', turnOn)).toBeNull();
  },
};

export const Blocked: Story = {
  name: 'The browser blocks notifications',
  beforeEach: pushBrowser({ permission: 'denied' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^This browser blocks notifications from Skill Exchange\./);
  },
};

export const Unable: Story = {
  name: 'A browser without notifications',
  beforeEach: pushBrowser({ isUnable: true }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^This browser doesn’t have push notifications\./);
    await expect(canvas.queryByRole('button', turnOn)).toBeNull();
  },
};

/** The server has no key for push notifications. */
export const NotSent: Story = {
  beforeEach: () => {
    delete notificationSettings().push;
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: 'Messages by email' });
    await expect(canvas.queryByRole('region', { name: 'This device' })).toBeNull();
    await expect(canvas.queryByRole('checkbox', { name: 'Messages by push' })).toBeNull();
  },
};

const turningOn = (state: 'error' | 'offline', words: string): Story => ({
  tags: ['interaction'],
  parameters: network({ setPushDevice: state }),
  beforeEach: pushBrowser(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', turnOn));
    await expectToast(words);
    await expect(canvas.getByRole('button', turnOn)).toBeVisible();
  },
});

export const TurningOnFails = turningOn(
  'error',
  'Push notifications couldn’t be turned on. Something went wrong on our side (req-1).',
);

const turningOff = (state: 'error' | 'offline', words: string): Story => ({
  tags: ['interaction'],
  parameters: network({ removePushDevice: state }),
  beforeEach: () => {
    isOn();
    return pushBrowser({ permission: 'granted' })();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', turnOff));
    await expectToast(words);
    await expect(canvas.getByRole('button', turnOff)).toBeVisible();
  },
});

export const TurningOffFails = turningOff(
  'error',
  'Push notifications couldn’t be turned off. Something went wrong on our side (req-1).',
);

/** The browser's prompt is open, or its push service is slow. */
export const TurningOn: Story = {
  tags: ['interaction'],
  parameters: network({ setPushDevice: 'loading' }),
  beforeEach: pushBrowser(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', turnOn));
    await waitFor(() => expect(canvas.getByRole('button', turnOn)).toHaveAttribute('aria-busy', 'true'));
  },
};

export const TurningOff: Story = {
  tags: ['interaction'],
  parameters: network({ removePushDevice: 'loading' }),
  beforeEach: () => {
    isOn();
    return pushBrowser({ permission: 'granted' })();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', turnOff));
    await waitFor(() => expect(canvas.getByRole('button', turnOff)).toHaveAttribute('aria-busy', 'true'));
  },
};
