import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SaveSearchButton } from './save-search-button.tsx';

const meta = {
  title: 'Components/Members/SaveSearchButton',
  component: SaveSearchButton,
  args: { isSaved: false, isPending: false, onToggle: fn() },
} satisfies Meta<typeof SaveSearchButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotSaved: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save this search', pressed: false }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = { name: 'Your search is being saved', args: { isPending: true } };

export const Saved: Story = {
  name: 'You saved this search',
  args: { isSaved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search saved', pressed: true })).toBeVisible();
  },
};
