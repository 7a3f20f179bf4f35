import type { Invitation } from '@skill-exchange/api-client/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { InvitationList } from './invitation-list.tsx';

const invitation = (more: Partial<Invitation> = {}): Invitation => ({
  ...{ _id: 'poster', label: 'Poster in the bakery', token: 'bakery', uses: 20, used: 13, isRevoked: false },
  ...{ createdAt: '2026-11-03T09:00:00.000Z', expiresAt: '2026-12-31T09:00:00.000Z' },
  joined: [{ _id: 'ines', name: 'Inês Carvalho', photo: '' }],
  madeBy: { _id: 'amara', name: 'Amara Okafor', photo: '' },
  ...more,
});

const meta = {
  title: 'Components/Operator/InvitationList',
  component: InvitationList,
  args: {
    invitations: [invitation()],
    now: Date.parse('2026-11-24T12:00:00.000Z'),
    onCopy: fn(),
    onRevoke: fn(),
    className: 'max-w-200',
  },
} satisfies Meta<typeof InvitationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Poster in the bakery')).toBeVisible();
    await expect(canvas.getByText('Joined: Inês Carvalho')).toBeVisible();
    await expect(canvas.getByText(/left$/)).toHaveTextContent('7 of 20 left');
  },
};

export const OpenPressed: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link: Poster in the bakery' }));
    await expect(args.onCopy).toHaveBeenCalledWith(args.invitations[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'More: Poster in the bakery' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    await expect(args.onRevoke).toHaveBeenCalledWith(args.invitations[0]);
  },
};

/** Those that let nobody in can be neither copied nor revoked. */
export const Ended: Story = {
  args: {
    invitations: [
      invitation({ _id: 'used', label: 'Summer fair', used: 20, joined: [] }),
      invitation({ _id: 'expired', label: '', uses: 1, used: 0, expiresAt: '2026-11-20T09:00:00.000Z', joined: [] }),
      invitation({ _id: 'revoked', label: 'By mistake', isRevoked: true, joined: [] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All used')).toBeVisible();
    await expect(canvas.getByText(/^Ended /)).toBeVisible();
    await expect(canvas.getByText('Revoked')).toBeVisible();
    await expect(canvas.getByText('Link for one person')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    invitations: [
      invitation({
        label: 'Everybodywhocametotheopenhouseoftheadulteducationcenter',
        joined: Array.from({ length: 12 }, (_, index) => ({
          _id: `${index}`,
          name: 'Wilhelmina Vandenberghe',
          photo: '',
        })),
      }),
    ],
  },
};
