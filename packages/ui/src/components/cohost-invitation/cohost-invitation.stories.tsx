import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CohostInvitation } from './cohost-invitation.tsx';

const meta = {
  title: 'Components/Events/CohostInvitation',
  component: CohostInvitation,
  args: { hostName: 'Marit Solheim', onAnswer: fn() },
} satisfies Meta<typeof CohostInvitation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invited: Story = {
  name: 'You are invited to co-host',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Marit Solheim invites you to co-host' })).toBeVisible();
  },
};

export const AskedToHost: Story = {
  name: 'You are asked to host',
  args: { as: 'host' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Marit Solheim asks you to host this event' })).toBeVisible();
  },
};

export const LongName: Story = { args: { hostName: 'Maximiliane-Charlotte von Hohenstein-Wallersdorf' } };

export const Accepting: Story = { name: 'Your yes is on its way', args: { pending: 'accept' } };

export const Declining: Story = { name: 'Your no is on its way', args: { pending: 'decline' } };

export const Answers: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onAnswer.mock.calls).toEqual([[true], [false]]);
  },
};
