import { makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MemberPicker } from './member-picker.tsx';

const members = [makeUser({}, 1), makeUser({}, 2)];

const meta = {
  title: 'Components/Members/MemberPicker',
  tags: ['!stable', 'new'],
  component: MemberPicker,
  args: { label: 'Member', members, value: null, onValueChange: fn(), onSearch: fn() },
} satisfies Meta<typeof MemberPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Searched: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Member' }), 'i');
    await expect(args.onSearch).toHaveBeenCalledWith('i');
    await userEvent.click(canvas.getByRole('option', { name: members[0]?.name ?? '' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(members[0]);
  },
};

export const NobodyFound: Story = {
  args: { members: [] },
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Member' }), 'zz');
    await expect(canvas.getByText('No members by that name.')).toBeVisible();
  },
};
