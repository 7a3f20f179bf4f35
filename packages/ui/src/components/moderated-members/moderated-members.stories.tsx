import { moderatedMembers } from '@skill-exchange/api-mocks/handlers/moderated-members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ModeratedMembers } from './moderated-members.tsx';

const members = moderatedMembers();
const [quiet, warned, opened] = members;

const meta = {
  title: 'Components/Moderation/ModeratedMembers',
  tags: ['!stable', 'new'],
  component: ModeratedMembers,
  args: {
    members,
    hasMore: false,
    openId: null,
    onOpen: fn(),
    profileHref: (memberId) => `/users/${memberId}`,
    caseHref: (caseId) => `/moderation/cases/${caseId}`,
    formOf: () => 'The form',
  },
} satisfies Meta<typeof ModeratedMembers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { expanded: false })).toHaveLength(members.length);
    await expect(canvas.getByText('1 open case')).toBeVisible();
  },
};

/** Nobody has reported them. */
export const WithoutCases: Story = {
  args: { openId: quiet?._id ?? null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are none.')).toBeVisible();
    await expect(canvas.getByText('The form')).toBeVisible();
  },
};

export const WithCases: Story = {
  args: { openId: warned?._id ?? null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Warned · 2 reports$/ })).toHaveAttribute(
      'href',
      '/moderation/cases/case-decided',
    );
    await expect(canvas.getByText('The form')).toBeVisible();
  },
};

/** One case about a profile at a time. */
export const WithAnOpenCase: Story = {
  args: { openId: opened?._id ?? null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Their profile has an open case. Decide that one.')).toBeVisible();
    await expect(canvas.queryByText('The form')).toBeNull();
  },
};

export const MoreThanListed: Story = {
  args: { hasMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^These are the first \d+\. Search for a name to find others\.$/)).toBeVisible();
  },
};

export const Toggles: Story = {
  tags: ['interaction'],
  args: { openId: quiet?._id ?? null, onOpen: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: true }));
    await expect(args.onOpen).toHaveBeenCalledWith(null);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${warned?.name}`) }));
    await expect(args.onOpen).toHaveBeenCalledWith(warned?._id);
  },
};
