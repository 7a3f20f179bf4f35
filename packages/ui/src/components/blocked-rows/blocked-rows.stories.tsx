import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BlockedRows } from './blocked-rows.tsx';

const marit = { _id: 'member-3', name: 'Marit Solheim', photo: '', since: '2026-11-20T19:30:00.000Z' };
const long = {
  _id: 'member-4',
  name: 'Maximiliana-Theodora von und zu Hohenstein-Wartenberg',
  since: '2026-10-02T07:10:00.000Z',
};

const meta = {
  title: 'Components/Members/BlockedRows',
  component: BlockedRows,
  args: { members: [marit, long], onUnblock: fn(), conversationHref: ({ _id }) => `#${_id}` },
} satisfies Meta<typeof BlockedRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const messages = canvas.getByRole('link', { name: 'Messages with Marit Solheim' });
    await expect(messages).toHaveAttribute('href', '#member-3');
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock Marit Solheim' }));
    await expect(args.onUnblock).toHaveBeenCalledWith(marit);
  },
};

export const TakingBack: Story = { args: { pendingId: marit._id } };
