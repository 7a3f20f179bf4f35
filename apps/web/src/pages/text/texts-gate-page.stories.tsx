import type { CommunityText } from '@skill-exchange/api-client/types';
import { readableText, textsToAccept } from '@skill-exchange/api-mocks/handlers/operator/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Texts to accept',
  component: StoryApp,
  args: { path: '/events', as: 'member', texts: [{ kind: 'rules', isAsked: true }] },
  beforeEach: () => {
    pageStory.beforeEach();
    textsToAccept().push({ ...(readableText('rules') as CommunityText), acceptedVersion: 2 });
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = { level: 1, name: 'Rules: there is a new version' };
const accept = async () => userEvent.click(await screen.findByRole('button', { name: 'Accept and go on' }));

export const Asked: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', heading)).toBeVisible();
    await expect(screen.queryByRole('heading', { name: 'Events' })).toBeNull();
  },
};

export const Accepts: Story = {
  tags: ['interaction'],
  parameters: shows({ acceptText: 'success' }),
  play: async () => {
    await accept();
    await expectToast('Thank you. You have accepted it.');
    await waitFor(() => expect(screen.queryByRole('heading', heading)).toBeNull());
    await expect(await screen.findByRole('heading', { level: 1, name: /Events/ })).toBeVisible();
  },
};

/** The answer names what is left to accept. */
export const AcceptsTheLast: Story = {
  tags: ['interaction'],
  parameters: network({ acceptText: 'empty' }),
  play: async () => {
    await accept();
    await expect(await screen.findByRole('heading', { level: 1, name: /Events/ })).toBeVisible();
  },
};

/** A member who does not accept can still leave. */
export const Account: Story = {
  args: { path: '/account' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Accept and go on' })).toBeNull();
  },
};

export const NothingToAccept: Story = {
  parameters: network({ listTextsToAccept: 'empty' }),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: /Events/ })).toBeVisible();
  },
};

const notAsked = (state: 'loading' | 'error' | 'offline'): Story => ({
  parameters: network({ listTextsToAccept: state }),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: /Events/ })).toBeVisible();
  },
});

export const Loading: Story = notAsked('loading');
export const Failing: Story = { name: 'Error', ...notAsked('error') };
export const Offline: Story = notAsked('offline');

export const Accepting: Story = {
  tags: ['interaction'],
  parameters: network({ acceptText: 'loading' }),
  play: async () => {
    await accept();
    await expect(await screen.findByRole('button', { name: 'Accepting...' })).toBeVisible();
  },
};

const notAccepted = (state: 'error' | 'offline' | 'badRequest', words: RegExp): Story => ({
  tags: ['interaction'],
  parameters: network({ acceptText: state }),
  play: async () => {
    await accept();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    await expect(screen.getByRole('heading', heading)).toBeVisible();
  },
});

export const AcceptFails: Story = notAccepted('error', /^Something went wrong on our side/);
export const AcceptOffline: Story = notAccepted('offline', /^We can't reach/);
export const AcceptRefused: Story = notAccepted('badRequest', /must not be empty/i);

/** Another version is published while the member reads. */
export const ChangedMeanwhile: Story = {
  tags: ['interaction'],
  parameters: shows({ acceptText: 'conflict' }),
  play: async () => {
    await screen.findByRole('heading', heading);
    const [text] = textsToAccept();
    Object.assign(text ?? {}, { version: 4, currentVersion: 4, change: 'All is new.' });
    await accept();
    await expect(await screen.findByText('All is new.')).toBeVisible();
    await accept();
    await waitFor(() => expect(screen.queryByRole('heading', heading)).toBeNull());
  },
};
