import type { MemberRef } from '@skill-exchange/api-client/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CohostForm } from './cohost-form.tsx';

const members = [
  { _id: 'member-1', name: 'Inês Carvalho' },
  { _id: 'member-2', name: 'Inès Dubois' },
];

const findMembers = async (): Promise<readonly MemberRef[]> => members;

const meta = {
  title: 'Components/Events/CohostForm',
  component: CohostForm,
  args: { search: findMembers, onInvite: fn(), onCancel: fn() },
} satisfies Meta<typeof CohostForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Nobody is invited yet' };

export const Series: Story = { name: 'For several dates', args: { repeats: true } };

export const Sending: Story = { name: 'The invitation is on its way', args: { pending: true } };

export const Invites: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Member' }), 'in');
    await userEvent.click(await canvas.findByRole('option', { name: 'Inès Dubois' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(args.onInvite).toHaveBeenCalledWith({ member: members[1] });
  },
};

export const NobodyPicked: Story = {
  tags: ['interaction'],
  args: { search: async () => [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Member' }), 'zz');
    await expect(await canvas.findByText('No members found.', { selector: ':not([role=status])' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByText('Pick a member from the list.')).toBeVisible();
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
};

export const SearchFails: Story = {
  tags: ['interaction'],
  args: { search: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Member' }), 'in');
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
