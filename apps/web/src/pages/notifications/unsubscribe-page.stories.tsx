import { subscribed } from '@skill-exchange/api-mocks/handlers/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Unsubscribe',
  component: StoryApp,
  args: { path: '/unsubscribe/whole', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opening the link changes nothing, since mail scanners open it too. */
export const Subscribed: Story = {
  name: 'You get these emails',
  parameters: shows({ getSubscription: 'success' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Unsubscribe' })).toBeVisible();
    await expect(subscribed().size).toBe(0);
  },
};

export const Unsubscribed: Story = {
  name: 'You no longer get these emails',
  beforeEach: () => void subscribed().set('whole', false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You’re unsubscribed\./)).toBeVisible();
  },
};

/** One click stops the emails, another one resumes them. */
export const ThereAndBack: Story = {
  tags: ['interaction'],
  parameters: shows({ unsubscribe: 'success', subscribeAgain: 'success' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Subscribe again' }));
    await expect(await canvas.findByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Your emails load',
  ...inState({ getSubscription: 'loading' }, 'Looking at your link...'),
};
export const NotFound: Story = {
  name: 'A broken link',
  ...inState({ getSubscription: 'notFound' }, 'This link doesn’t work'),
};
export const Failing: Story = {
  name: 'Error',
  ...inState({ getSubscription: 'error' }, 'We couldn’t look at your link'),
};

const said = {
  error: ' Something went wrong on our side (req-1).',
  offline: '',
  notFound: ' Link not found.',
  tooMany: ' Too many requests from your network. Try again in 15 minutes.',
};

const stopping = (state: keyof typeof said): Story => ({
  tags: ['interaction'],
  parameters: network({ unsubscribe: state }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe' }));
    await expectToast(`We couldn’t unsubscribe you.${said[state]}`);
    await expect(canvas.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  },
});

export const StoppingFails = stopping('error');
export const StoppingABrokenLink = stopping('notFound');

const beginning = (state: keyof typeof said): Story => ({
  tags: ['interaction'],
  beforeEach: () => void subscribed().set('whole', false),
  parameters: network({ subscribeAgain: state }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Subscribe again' }));
    await expectToast(`We couldn’t subscribe you again.${said[state]}`);
  },
});

export const BeginningFails = beginning('error');
export const BeginningWithABrokenLink = beginning('notFound');

const pressed = (label: string): NonNullable<Story['play']> => {
  return async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: label });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  };
};

export const Stopping: Story = {
  tags: ['interaction'],
  parameters: network({ unsubscribe: 'loading' }),
  play: pressed('Unsubscribe'),
};

export const Beginning: Story = {
  tags: ['interaction'],
  beforeEach: () => void subscribed().set('whole', false),
  parameters: network({ subscribeAgain: 'loading' }),
  play: pressed('Subscribe again'),
};
