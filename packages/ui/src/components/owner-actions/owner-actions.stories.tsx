import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { OwnerActions } from './owner-actions.tsx';

const meta = {
  title: 'Components/Reviews/OwnerActions',
  component: OwnerActions,
  args: { onEdit: fn(), onDelete: fn() },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof OwnerActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['opens'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review options' }));
    const entries = await screen.findAllByRole('menuitem');
    await expect(entries.map(({ textContent }) => textContent)).toEqual(['Edit', 'Delete']);
  },
};

/** The keyboard opens it with the focus on the first choice. */
export const ByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = () => canvas.getByRole('button', { name: 'Review options' });
    await expect(button()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await expect(button()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
  },
};
