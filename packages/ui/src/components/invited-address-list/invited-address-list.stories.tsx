import type { InvitedAddress } from '@skill-exchange/api-client/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { InvitedAddressList } from './invited-address-list.tsx';

const address = (state: InvitedAddress['state'], email = 'samira@example.org'): InvitedAddress => ({
  ...{ _id: state, email, state },
  ...{ invitedAt: '2026-11-22T09:00:00.000Z', expiresAt: '2026-12-06T09:00:00.000Z' },
});

const meta = {
  title: 'Components/Operator/InvitedAddressList',
  component: InvitedAddressList,
  args: { addresses: [address('sent')], onSendAgain: fn(), onRevoke: fn(), className: 'max-w-200' },
} satisfies Meta<typeof InvitedAddressList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('samira@example.org')).toBeVisible();
    await expect(canvas.getByText('Sent')).toBeVisible();
  },
};

export const SentPressed: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const more = canvas.getByRole('button', { name: 'More: samira@example.org' });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send again' }));
    await expect(args.onSendAgain).toHaveBeenCalledWith(args.addresses[0]);
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    await expect(args.onRevoke).toHaveBeenCalledWith(args.addresses[0]);
  },
};

export const Waiting: Story = { args: { addresses: [address('waiting')] } };
export const NotDelivered: Story = { args: { addresses: [address('failed')] } };
export const Joined: Story = { args: { addresses: [address('joined')] } };
export const Revoked: Story = { args: { addresses: [address('revoked')] } };

export const Ended: Story = {
  args: { addresses: [address('ended')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ended')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongAddress: Story = {
  args: { addresses: [address('sent', `${'a-very-long-name-'.repeat(6)}@${'a-long-domain-'.repeat(6)}.example.org`)] },
};
