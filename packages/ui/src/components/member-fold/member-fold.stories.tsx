import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '../../primitives/badge/badge.tsx';
import { MemberFold } from './member-fold.tsx';

const member = {
  _id: 'member-2',
  name: 'Jonas Brandt',
  photo: '',
  joinedAt: '2026-10-16T08:00:00.000Z',
  role: 'member',
  isOperator: false,
} as const;

const meta = {
  title: 'Components/Operator/MemberFold',
  tags: ['!stable', 'new'],
  component: MemberFold,
  args: { member, isOpen: false, onToggle: fn(), children: 'What is known about them.' },
  render: (args) => (
    <ul>
      <MemberFold {...args} />
    </ul>
  ),
} satisfies Meta<typeof MemberFold>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { expanded: false, name: /^Jonas Brandt/ })).toBeVisible();
    await expect(canvas.queryByText('What is known about them.')).toBeNull();
  },
};

export const Open: Story = {
  args: { isOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What is known about them.')).toBeVisible();
  },
};

export const EachBadge: Story = {
  args: {
    member: { ...member, role: 'moderator', isOperator: true, restriction: 'suspended' },
    badges: <Badge>1 open case</Badge>,
  },
  play: async ({ canvas }) => {
    for (const badge of ['Operator', 'Moderator', 'Suspended', '1 open case'])
      await expect(canvas.getByText(badge)).toBeVisible();
  },
};

export const Limited: Story = { args: { member: { ...member, restriction: 'limited' } } };

export const LongName: Story = { args: { member: { ...member, name: 'averyverylongname'.repeat(6) }, isOpen: true } };

export const Toggles: Story = {
  tags: ['interaction'],
  args: { onToggle: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
