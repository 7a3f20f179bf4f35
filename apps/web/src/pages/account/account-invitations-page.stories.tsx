import { ownInvitations } from '@skill-exchange/api-mocks/handlers/operator/invitations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Invitations',
  component: StoryApp,
  args: { path: '/account/invitations', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can invite 1 person now.')).toBeVisible();
    await expect(canvas.getByText('For two friends')).toBeVisible();
    await expect(canvas.getByText(/^You were invited by/)).toBeVisible();
  },
};

export const Loading: Story = inState({ listOwnInvitations: 'loading' }, 'Loading your invitations...');
export const Failing: Story = {
  name: 'Error',
  ...inState({ listOwnInvitations: 'error' }, 'We couldn’t load your invitations'),
};
export const Offline: Story = inState({ listOwnInvitations: 'offline' }, 'We couldn’t load your invitations');

export const NothingYet: Story = inState({ listOwnInvitations: 'empty' }, 'Nobody has made a link yet.');

export const NobodyLeft: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t invite anybody now.')).toBeVisible();
    await expect(canvas.getByText('Nobody has made a link yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New link' })).toBeNull();
  },
  beforeEach: () => {
    Object.assign(ownInvitations(), { invitations: [], mayInvite: 0, invitedBy: undefined });
  },
};

async function makeLink() {
  await userEvent.click(await screen.findByRole('button', { name: 'New link' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make the link' }));
}

export const MakesLink: Story = {
  tags: ['interaction'],
  parameters: shows({ createInvitation: 'success' }),
  play: async ({ canvas }) => {
    await makeLink();
    await expectToast('The link works.');
    await expect(await canvas.findByText('Link for one person')).toBeVisible();
    await expect(canvas.getByText('You can’t invite anybody now.')).toBeVisible();
  },
};

export const TooMany: Story = {
  tags: ['interaction'],
  parameters: network({ createInvitation: 'conflict' }),
  play: async () => {
    await makeLink();
    await expect(await screen.findByText(/^People you can still invite now: 1\./)).toBeVisible();
  },
};

export const NotForMembers: Story = {
  tags: ['interaction'],
  parameters: network({ createInvitation: 'forbidden' }),
  play: async () => {
    await makeLink();
    await expect(await screen.findByText('Only operators invite people to this community.')).toBeVisible();
  },
};

async function revoke() {
  await userEvent.click(await screen.findByRole('button', { name: 'More: For two friends' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke this link?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
}

export const Revokes: Story = {
  tags: ['interaction'],
  parameters: shows({ revokeInvitation: 'success' }),
  play: async ({ canvas }) => {
    await revoke();
    await expectToast('The link no longer works.');
    await expect(await canvas.findByText('Revoked')).toBeVisible();
  },
};

export const Revoking: Story = {
  tags: ['interaction'],
  parameters: network({ revokeInvitation: 'loading' }),
  play: async () => {
    await revoke();
    await expect(await screen.findByRole('button', { name: 'Revoking...' })).toHaveAttribute('aria-busy', 'true');
  },
};

const notRevoked = (state: 'error' | 'offline', text: RegExp): Story => ({
  tags: ['interaction'],
  parameters: network({ revokeInvitation: state }),
  play: async () => {
    await revoke();
    await expectToast('The link was not revoked');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke this link?' }));
    await expect(await dialog.findByText(text)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Revoke' })).toBeEnabled();
  },
});

export const RevokeFails: Story = notRevoked('error', /^Something went wrong on our side/);
export const RevokeOffline: Story = notRevoked('offline', /^We can't reach/);

export const Gone: Story = {
  tags: ['interaction'],
  parameters: network({ revokeInvitation: 'notFound' }),
  play: async () => {
    await revoke();
    await expectToast('The link was not revoked');
    await expect(await screen.findByText('Invitation not found.')).toBeVisible();
  },
};
