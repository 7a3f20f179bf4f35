import { communityMembers } from '@skill-exchange/api-mocks/handlers/operator/community-members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommunityMembers } from './community-members.tsx';

const members = communityMembers();
const [operator, moderator] = members;

const meta = {
  title: 'Components/Operator/CommunityMembers',
  tags: ['!stable', 'new'],
  component: CommunityMembers,
  args: {
    members,
    hasMore: false,
    ownId: operator?._id ?? '',
    openId: null,
    onOpen: fn(),
    profileHref: (memberId) => `/users/${memberId}`,
    onTask: fn(),
  },
} satisfies Meta<typeof CommunityMembers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { expanded: false })).toHaveLength(4);
    await expect(canvas.getByText('Suspended')).toBeVisible();
  },
};

export const Open: Story = {
  args: { openId: moderator?._id ?? null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Two-factor codes, 1 passkey')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Turn off their codes' })).toBeVisible();
  },
};

/** Operators help themselves in their own account. */
export const OwnRow: Story = {
  args: { openId: operator?._id ?? null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Log out everywhere' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Dismiss as operator' })).toBeVisible();
  },
};

export const Asks: Story = {
  tags: ['interaction'],
  args: { openId: moderator?._id ?? null, onOpen: fn(), onTask: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss as moderator' }));
    await expect(args.onTask).toHaveBeenCalledWith(moderator, 'moderator');
    await userEvent.click(canvas.getByRole('button', { expanded: true }));
    await expect(args.onOpen).toHaveBeenCalledWith(null);
  },
};

export const More: Story = { args: { hasMore: true } };
