import { communitySettings } from '@skill-exchange/api-mocks/handlers/community';
import { allInvitations } from '@skill-exchange/api-mocks/handlers/invitations';
import { joinRequests } from '@skill-exchange/api-mocks/handlers/join-requests';
import { memberRef } from '@skill-exchange/api-mocks/moderation-factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Operator who may join',
  component: StoryApp,
  args: { path: '/operator/join', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const stored = () => {
  const group = communitySettings().groups.find((one) => one.group === 'joining');
  if (group === undefined) throw new Error('No group of who may join.');
  return group;
};
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save and make live' }));
const openInvitations = async () => userEvent.click(await screen.findByRole('tab', { name: 'Invitations' }));

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Everybody' })).toBeChecked();
    await expect(canvas.getByRole('heading', { name: 'What a stranger sees' })).toBeVisible();
  },
};

export const Loading: Story = inState({ listSettings: 'loading' }, 'Loading the settings...');
export const NoOperator: Story = inState({ listSettings: 'forbidden' }, 'Only operators can do this.');
export const Failing: Story = { name: 'Error', ...inState({ listSettings: 'error' }, 'We couldn’t load the settings') };
export const Offline: Story = inState({ listSettings: 'offline' }, 'We couldn’t load the settings');

export const Saves: Story = {
  tags: ['interaction'],
  parameters: shows({ changeSettings: 'success' }),
  play: async () => {
    await choose('By invitation');
    await save();
    await expectToast('Saved. It holds for everybody who signs up now.');
    await expect(await screen.findByText('Who may join: everybody is now by invitation')).toBeVisible();
    await expect(stored().values.joinBy).toBe('invitation');
  },
};

export const ChangedMeanwhile: Story = {
  tags: ['interaction'],
  parameters: shows({ changeSettings: 'conflict' }),
  play: async () => {
    await choose('By invitation');
    const group = stored();
    const { changes } = communitySettings();
    const by = { changedAt: '2026-11-24T12:00:00.000Z', changedBy: memberRef(3) };
    changes.unshift({
      _id: 'elsewhere',
      group: 'joining',
      ...by,
      before: { minimumAge: 0 },
      after: { minimumAge: 18 },
    });
    Object.assign(group, { version: group.version + 1, values: { ...group.values, minimumAge: 18 } });
    await save();
    await expect(await screen.findByText(/saved this after you opened the page:$/)).toBeVisible();
    await expect(screen.getByRole('radio', { name: 'By invitation' })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: 'Ask for a minimum age' })).toBeChecked();
    await save();
    await expectToast('Saved. It holds for everybody who signs up now.');
    await expect(stored().values).toMatchObject({ joinBy: 'invitation', minimumAge: 18 });
  },
};

export const SaveFails: Story = {
  tags: ['interaction'],
  parameters: network({ changeSettings: 'error' }),
  play: async () => {
    await choose('By invitation');
    await save();
    await expectToast('The settings were not saved');
    await expect(screen.getByRole('radio', { name: 'By invitation' })).toBeChecked();
  },
};

const openQueue = async () => userEvent.click(await screen.findByRole('tab', { name: 'Asking to join' }));

export const Asking: Story = {
  args: { path: '/operator/join#asking' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Samira Aziz')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Let in Lukas Hofer' })).toBeVisible();
  },
};

export const NobodyAsks: Story = {
  tags: ['interaction'],
  play: async () => {
    joinRequests().splice(0);
    await openQueue();
    await expect(await screen.findByText('Nobody asks to join.')).toBeVisible();
  },
};

const ofQueue = (state: 'loading' | 'error' | 'offline' | 'forbidden', text: string): Story => ({
  args: { path: '/operator/join#asking' },
  ...inState({ listJoinRequests: state }, text),
});

export const AskingLoading: Story = ofQueue('loading', 'Loading who asks to join...');
export const AskingFails: Story = ofQueue('error', 'We couldn’t load who asks to join');
export const AskingOffline: Story = ofQueue('offline', 'We couldn’t load who asks to join');
export const AskingForbidden: Story = ofQueue('forbidden', 'Only operators can do this.');

export const LetsIn: Story = {
  tags: ['interaction'],
  parameters: shows({ decideJoinRequest: 'success', undoJoinDecision: 'success' }),
  play: async () => {
    await openQueue();
    await userEvent.click(await screen.findByRole('button', { name: 'Let in Samira Aziz' }));
    await expectToast('Samira Aziz is in.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Let in Samira Aziz' })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByRole('button', { name: 'Let in Samira Aziz' })).toBeVisible();
  },
};

export const Declines: Story = {
  tags: ['interaction'],
  parameters: shows({ decideJoinRequest: 'success' }),
  play: async () => {
    await openQueue();
    await userEvent.click(await screen.findByRole('button', { name: 'Decline Lukas Hofer' }));
    await expectToast('Lukas Hofer is declined.');
  },
};

export const DecidedMeanwhile: Story = {
  tags: ['interaction'],
  parameters: network({ decideJoinRequest: 'notFound' }),
  play: async () => {
    await openQueue();
    await userEvent.click(await screen.findByRole('button', { name: 'Let in Samira Aziz' }));
    await expect(await screen.findByText(/^The decision was not saved\./)).toBeVisible();
  },
};

export const UndoneTooLate: Story = {
  tags: ['interaction'],
  parameters: network({ undoJoinDecision: 'notFound' }),
  play: async () => {
    await openQueue();
    await userEvent.click(await screen.findByRole('button', { name: 'Let in Samira Aziz' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText(/^We couldn’t undo this\./)).toBeVisible();
  },
};

export const Invitations: Story = {
  tags: ['interaction'],
  play: async () => {
    await openInvitations();
    const list = within(await screen.findByRole('list', { name: 'Invitations' }));
    await expect(list.getByText('Poster in the bakery')).toBeVisible();
    await expect(list.getByText('Revoked')).toBeVisible();
  },
};

export const NoInvitations: Story = {
  tags: ['interaction'],
  play: async () => {
    allInvitations().splice(0);
    await openInvitations();
    await expect(await screen.findByText('Nobody has made a link yet.')).toBeVisible();
  },
};

const ofInvitations = (state: 'loading' | 'error' | 'offline' | 'forbidden', text: string): Story => ({
  tags: ['interaction'],
  parameters: network({ listInvitations: state }),
  play: async () => {
    await openInvitations();
    await expect(await screen.findByText(text)).toBeVisible();
  },
});

export const InvitationsLoading: Story = ofInvitations('loading', 'Loading the invitations...');
export const InvitationsFail: Story = ofInvitations('error', 'We couldn’t load the invitations');
export const InvitationsOffline: Story = ofInvitations('offline', 'We couldn’t load the invitations');
export const InvitationsForbidden: Story = ofInvitations('forbidden', 'Only operators can do this.');

async function makeLink() {
  await openInvitations();
  await userEvent.click(await screen.findByRole('button', { name: 'New link' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'What it is for' }), 'Open day');
  await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
}

export const MakesLink: Story = {
  tags: ['interaction'],
  parameters: shows({ createInvitation: 'success' }),
  play: async () => {
    await makeLink();
    await expectToast('The link works.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Make the link' })).toBeNull());
    await expect(allInvitations()[0]).toMatchObject({ label: 'Open day', uses: 1 });
  },
};

export const MakingLink: Story = {
  tags: ['interaction'],
  parameters: network({ createInvitation: 'loading' }),
  play: async () => {
    await makeLink();
    await expect(await screen.findByRole('button', { name: 'Making the link...' })).toBeVisible();
  },
};

export const LinkFails: Story = {
  tags: ['interaction'],
  parameters: network({ createInvitation: 'error' }),
  play: async () => {
    await makeLink();
    await expectToast('The link was not made');
    await expect(screen.getByRole('textbox', { name: 'What it is for' })).toHaveValue('Open day');
  },
};

async function revokeFirst() {
  await openInvitations();
  await userEvent.click(await screen.findByRole('button', { name: 'More: Poster in the bakery' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke this link?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
}

export const Revokes: Story = {
  tags: ['interaction'],
  parameters: shows({ revokeAnyInvitation: 'success' }),
  play: async () => {
    await revokeFirst();
    await expectToast('The link no longer works.');
    await expect(allInvitations()[0]?.isRevoked).toBe(true);
  },
};

export const RevokeFails: Story = {
  tags: ['interaction'],
  parameters: network({ revokeAnyInvitation: 'error' }),
  play: async () => {
    await revokeFirst();
    await expectToast('The link was not revoked');
    await expect(await screen.findByRole('alertdialog', { name: 'Revoke this link?' })).toBeVisible();
  },
};
