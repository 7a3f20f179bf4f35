import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { OfferedValues } from '../../lib/community/offered-words.ts';
import { OfferedForm } from './offered-form.tsx';

const saved: OfferedValues = {
  offersEvents: true,
  offersSessions: true,
  offersRings: true,
  offersCheckIn: true,
  offersChatFiles: true,
  offersBlogs: true,
  publicProfiles: true,
  publicEvents: true,
  searchEngines: true,
};

const meta = {
  title: 'Components/Operator/OfferedForm',
  tags: ['specified'],
  component: OfferedForm,
  args: { saved, onSave: fn() },
} satisfies Meta<typeof OfferedForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 of 6 on')).toBeVisible();
    await expect(canvas.getByText('3 of 3 on')).toBeVisible();
  },
};

export const OnlySessions: Story = {
  args: { saved: { ...saved, offersEvents: false, offersBlogs: false, offersCheckIn: false, publicEvents: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Events' })).not.toBeChecked();
    await expect(canvas.getByText('3 of 6 on')).toBeVisible();
  },
};

export const TurnedOff: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Blogs' }));
    await expect(canvas.getByText('5 of 6 on')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save and make live' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...saved, offersBlogs: false });
  },
};

export const Discarded: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Rings' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('checkbox', { name: 'Rings' })).toBeChecked();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = { args: { pending: true } };
export const Failed: Story = { args: { failure: 'Something went wrong on our side.' } };

export const ChangedMeanwhile: Story = {
  args: {
    meanwhile: [
      {
        _id: '1',
        group: 'offered',
        changedAt: '2026-11-21T09:00:00.000Z',
        changedBy: { _id: 'rosa', name: 'Rosa Lind', photo: '' },
        before: { offersBlogs: true },
        after: { offersBlogs: false },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rosa Lind saved this after you opened the page:')).toBeVisible();
    await expect(canvas.getByText('Blogs: on is now off')).toBeVisible();
  },
};
