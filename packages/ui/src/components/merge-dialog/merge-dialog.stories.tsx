import { makeSkillPair } from '@skill-exchange/api-mocks/moderation-factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { MergeDialog } from './merge-dialog.tsx';

const [watercolor, watercolour] = makeSkillPair().skills;
if (watercolor === undefined || watercolour === undefined) throw new Error('A pair has two skills.');

const meta = {
  title: 'Components/Moderation/MergeDialog',
  component: MergeDialog,
  args: { open: true, from: watercolour, into: watercolor, onOpenChange: fn(), onConfirm: fn() },
} satisfies Meta<typeof MergeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhatMoves: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Merge Watercolour into Watercolor?' });
    await expect(dialog).toHaveAccessibleDescription(/^37 members, 4 events, and the sessions that name it, move/);
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    await expect(args.onConfirm).toHaveBeenCalled();
  },
};

export const Hiding: Story = {
  args: { into: undefined },
  tags: ['interaction'],
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Hide Watercolour?' });
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    await expect(args.onConfirm).toHaveBeenCalled();
  },
};

export const Merging: Story = { args: { pending: true } };
