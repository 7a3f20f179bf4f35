import { invitedAddresses } from '@skill-exchange/api-mocks/handlers/operator/invited-addresses';
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

const openAddresses = async () => userEvent.click(await screen.findByRole('tab', { name: 'By email' }));
const list = async () => within(await screen.findByRole('list', { name: 'Invited addresses' }));

export const AddressesSuccess: Story = {
  tags: ['interaction'],
  play: async () => {
    await openAddresses();
    for (const state of ['Being sent', 'Sent', 'Not delivered', 'Joined', 'Revoked', 'Ended'])
      await expect((await list()).getByText(state)).toBeVisible();
  },
};

const ofAddresses = (state: 'empty' | 'loading' | 'error' | 'offline' | 'forbidden', text: string): Story => ({
  tags: ['interaction'],
  parameters: network({ listInvitedAddresses: state }),
  play: async () => {
    await openAddresses();
    await expect(await screen.findByText(text)).toBeVisible();
  },
});

export const NoAddresses: Story = ofAddresses('empty', 'You have invited no addresses yet.');
export const AddressesLoading: Story = ofAddresses('loading', 'Loading the addresses...');
export const AddressesFailing: Story = ofAddresses('error', 'We couldn’t load the addresses');
export const AddressesOffline: Story = ofAddresses('offline', 'We couldn’t load the addresses');
export const AddressesForbidden: Story = ofAddresses('forbidden', 'Only operators can do this.');

async function invite(text = 'ada@example.org, l.hofer@posta.example'): Promise<void> {
  await openAddresses();
  await userEvent.click(await screen.findByRole('textbox', { name: 'Email addresses' }));
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: /^Invite/ }));
}

export const Invites: Story = {
  tags: ['interaction'],
  parameters: shows({ inviteAddresses: 'success' }),
  play: async () => {
    await invite();
    await expectToast('1 email is on its way. 1 address has an invitation that works.');
    await expect(await (await list()).findByText('ada@example.org')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email addresses' })).toHaveValue(''));
  },
};

export const AllInvitedAlready: Story = {
  tags: ['interaction'],
  parameters: network({ inviteAddresses: 'empty' }),
  play: async () => {
    await invite('l.hofer@posta.example');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email addresses' })).toHaveValue(''));
  },
};

const inviteFails = (state: 'badRequest' | 'conflict' | 'error' | 'offline' | 'tooMany'): Story => ({
  tags: ['interaction'],
  parameters: network({ inviteAddresses: state }),
  play: async () => {
    await invite('ada@example.org');
    await expectToast('Nobody was invited');
    await expect(screen.getByRole('textbox', { name: 'Email addresses' })).toHaveValue('ada@example.org');
  },
});

export const AddressRejected: Story = inviteFails('badRequest');
export const TooManyAddresses: Story = inviteFails('conflict');
export const InvitingFails: Story = inviteFails('error');
export const InvitingOffline: Story = inviteFails('offline');
export const InvitingTooOften: Story = inviteFails('tooMany');

export const Inviting: Story = {
  tags: ['interaction'],
  parameters: network({ inviteAddresses: 'loading' }),
  play: async () => {
    await invite();
    await expect(await screen.findByRole('button', { name: 'Inviting...' })).toHaveAttribute('aria-busy', 'true');
  },
};

async function choose(action: 'Send again' | 'Revoke'): Promise<void> {
  await openAddresses();
  await userEvent.click((await list()).getByRole('button', { name: 'More: l.hofer@posta.example' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

const stateOf = (id: string) => invitedAddresses().find(({ _id }) => _id === id)?.state;

export const SendsAgain: Story = {
  tags: ['interaction'],
  parameters: shows({ inviteAddressAgain: 'success' }),
  play: async () => {
    await choose('Send again');
    await expectToast('Another email to l.hofer@posta.example is on its way.');
    await expect(stateOf('l.hofer')).toBe('waiting');
  },
};

const staysSent = (action: 'Send again' | 'Revoke') => async () => {
  await choose(action);
  await expect((await list()).getByText('l.hofer@posta.example')).toBeVisible();
  await expect(stateOf('l.hofer')).toBe('sent');
};

export const SendingAgain: Story = {
  tags: ['interaction'],
  parameters: network({ inviteAddressAgain: 'loading' }),
  play: staysSent('Send again'),
};

export const RevokingAddress: Story = {
  tags: ['interaction'],
  parameters: network({ revokeInvitedAddress: 'loading' }),
  play: staysSent('Revoke'),
};

const againFails = (state: 'notFound' | 'conflict' | 'tooMany' | 'offline'): Story => ({
  tags: ['interaction'],
  parameters: network({ inviteAddressAgain: state }),
  play: async () => {
    await choose('Send again');
    await expectToast(/^The email was not sent again\./);
  },
});

export const AgainGone: Story = againFails('notFound');
export const AgainEnded: Story = againFails('conflict');
export const AgainTooSoon: Story = againFails('tooMany');
export const AgainOffline: Story = againFails('offline');

export const RevokesAddress: Story = {
  tags: ['interaction'],
  parameters: shows({ revokeInvitedAddress: 'success' }),
  play: async () => {
    await choose('Revoke');
    await expectToast('The link no longer works.');
    await expect(stateOf('l.hofer')).toBe('revoked');
  },
};

const revokeFails = (state: 'notFound' | 'error' | 'offline'): Story => ({
  tags: ['interaction'],
  parameters: network({ revokeInvitedAddress: state }),
  play: async () => {
    await choose('Revoke');
    await expectToast(/^The link was not revoked\./);
  },
});

export const RevokeAddressGone: Story = revokeFails('notFound');
export const RevokeAddressFails: Story = revokeFails('error');
export const RevokeAddressOffline: Story = revokeFails('offline');
