import type { MembershipRequest } from '@skill-exchange/api-client/types';
import { community } from '@skill-exchange/api-mocks/community';
import { joinRequests } from '@skill-exchange/api-mocks/handlers/operator/join-requests';
import { openSockets, tellLive } from '@skill-exchange/api-mocks/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Operator who may join',
  component: StoryApp,
  args: { path: '/operator/join#asking', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AskingSuccess: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Samira Aziz')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Let in Lukas Hofer' })).toBeVisible();
  },
};

/** A moderator whom operators allow to let people in reads nothing else of the console. */
export const AsModerator: Story = {
  beforeEach: () => void Object.assign(community().me, { role: 'moderator' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Samira Aziz')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Console' })).toBeNull());
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const OwnRoleLoading: Story = {
  parameters: network({ getUser: 'loading' }),
  play: async ({ canvas }) => expect(await canvas.findByText('Samira Aziz')).toBeVisible(),
};
export const OwnRoleFails: Story = {
  parameters: network({ getUser: 'error' }),
  play: async ({ canvas }) => expect(await canvas.findByText('Samira Aziz')).toBeVisible(),
};

/** The list follows while it is open: somebody else has asked, or has withdrawn. */
export const AskedMeanwhile: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await canvas.findByText('Samira Aziz');
    await waitFor(() => expect(openSockets()).toBeGreaterThan(0));
    const [samira] = joinRequests();
    joinRequests().splice(0, 1, { ...samira, _id: 'tomas', name: 'Tomás Ruiz' } as MembershipRequest);
    tellLive(0);
    await expect(await canvas.findByText('Tomás Ruiz')).toBeVisible();
    await expect(canvas.queryByText('Samira Aziz')).toBeNull();
  },
};

export const NobodyAsks: Story = inState({ listJoinRequests: 'empty' }, 'Nobody asks to join.');
export const AskingLoading: Story = inState({ listJoinRequests: 'loading' }, 'Loading who asks to join...');
export const AskingFailing: Story = {
  ...inState({ listJoinRequests: 'error' }, 'We couldn’t load who asks to join'),
};
export const AskingOffline: Story = inState({ listJoinRequests: 'offline' }, 'We couldn’t load who asks to join');
export const AskingForbidden: Story = inState({ listJoinRequests: 'forbidden' }, 'Only operators can do this.');

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const LetsIn: Story = {
  tags: ['interaction'],
  parameters: shows({ decideJoinRequest: 'success', undoJoinDecision: 'success' }),
  play: async () => {
    await press('Let in Samira Aziz');
    await expectToast('Samira Aziz is in.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Let in Samira Aziz' })).toBeNull());
    await press('Undo');
    await expect(await screen.findByRole('button', { name: 'Let in Samira Aziz' })).toBeVisible();
  },
};

export const Declines: Story = {
  tags: ['interaction'],
  parameters: shows({ decideJoinRequest: 'success' }),
  play: async () => {
    await press('Decline Lukas Hofer');
    await expectToast('Lukas Hofer is declined.');
  },
};

/** A row waits for its own decision alone. */
export const Deciding: Story = {
  tags: ['interaction'],
  parameters: network({ decideJoinRequest: 'loading' }),
  play: async ({ canvas }) => {
    await press('Let in Samira Aziz');
    await press('Decline Lukas Hofer');
    const isBusy = async (name: string) =>
      waitFor(() => expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true'));
    await isBusy('Let in Samira Aziz');
    await isBusy('Decline Lukas Hofer');
    await expect(canvas.getByRole('button', { name: 'Decline Samira Aziz' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Let in Lukas Hofer' })).toBeDisabled();
  },
};

const notSaved = (state: 'error' | 'offline'): Story => ({
  tags: ['interaction'],
  parameters: network({ decideJoinRequest: state }),
  play: async () => {
    await press('Let in Samira Aziz');
    await expect(await screen.findByText(/^The decision was not saved\./)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Decline Samira Aziz' })).toBeEnabled());
  },
});

export const DecisionFails: Story = notSaved('error');
export const DecisionOffline: Story = notSaved('offline');

export const DecidedMeanwhile: Story = {
  tags: ['interaction'],
  parameters: network({ decideJoinRequest: 'notFound' }),
  play: async () => {
    await press('Let in Samira Aziz');
    await expect(await screen.findByText(/^The decision was not saved\./)).toBeVisible();
  },
};

export const UndoneTooLate: Story = {
  tags: ['interaction'],
  parameters: network({ undoJoinDecision: 'notFound' }),
  play: async () => {
    await press('Let in Samira Aziz');
    await press('Undo');
    await expect(await screen.findByText(/^We couldn’t undo this\./)).toBeVisible();
  },
};

async function letInAndUndo() {
  await press('Let in Samira Aziz');
  await press('Undo');
}

/** The row comes back once the server has taken the decision back. */
export const Undoing: Story = {
  tags: ['interaction'],
  parameters: network({ undoJoinDecision: 'loading' }),
  play: async () => {
    await letInAndUndo();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Let in Samira Aziz' })).toBeNull());
    await expect(screen.getByRole('button', { name: 'Let in Lukas Hofer' })).toBeEnabled();
  },
};

const notUndone = (state: 'error' | 'offline'): Story => ({
  tags: ['interaction'],
  parameters: network({ undoJoinDecision: state }),
  play: async () => {
    await letInAndUndo();
    await expect(await screen.findByText(/^We couldn’t undo this\./)).toBeVisible();
  },
});

export const UndoFails: Story = notUndone('error');
export const UndoOffline: Story = notUndone('offline');
