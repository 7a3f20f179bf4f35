import { allInvitations } from '@skill-exchange/api-mocks/handlers/operator/invitations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Operator who may join',
  component: StoryApp,
  args: { path: '/operator/join', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const openInvitations = async () => userEvent.click(await screen.findByRole('tab', { name: 'Invitations' }));

export const InvitationsSuccess: Story = {
  tags: ['interaction'],
  play: async () => {
    await openInvitations();
    const list = within(await screen.findByRole('list', { name: 'Invitations' }));
    await expect(list.getByText('Poster in the bakery')).toBeVisible();
    await expect(list.getByText('Revoked')).toBeVisible();
  },
};

const ofInvitations = (state: 'empty' | 'loading' | 'error' | 'offline' | 'forbidden', text: string): Story => ({
  tags: ['interaction'],
  parameters: network({ listInvitations: state }),
  play: async () => {
    await openInvitations();
    await expect(await screen.findByText(text)).toBeVisible();
  },
});

export const NoInvitations: Story = ofInvitations('empty', 'Nobody has made a link yet.');
export const InvitationsLoading: Story = ofInvitations('loading', 'Loading the invitations...');
export const InvitationsFailing: Story = { ...ofInvitations('error', 'We couldn’t load the invitations') };
export const InvitationsOffline: Story = ofInvitations('offline', 'We couldn’t load the invitations');
export const Forbidden: Story = ofInvitations('forbidden', 'Only operators can do this.');

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

export const Revoking: Story = {
  tags: ['interaction'],
  parameters: network({ revokeAnyInvitation: 'loading' }),
  play: async () => {
    await revokeFirst();
    await expect(await screen.findByRole('button', { name: 'Revoking...' })).toHaveAttribute('aria-busy', 'true');
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
