import { makeSession, makeUser, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SessionDialog } from './session-dialog.tsx';

const meta = {
  title: 'Components/Sessions/SessionDialog',
  component: SessionDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    memberId: makeUser()._id,
    members: many(8, makeUser).slice(1),
    searchSkills: async () => [],
    onSubmit: fn(),
    timeZone: 'Europe/Lisbon',
  },
  parameters: { docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta<typeof SessionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Escape closes the list first, then the dialog. */
export const AddNew: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Session' }));
    const mentor = dialog.getByRole('combobox', { name: 'Mentor name' });
    await waitFor(() => expect(mentor).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(mentor).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(mentor).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Edit: Story = {
  args: { session: makeSession() },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Edit Session' });
  },
};

export const Failed: Story = { args: { failure: 'Error updating session', session: makeSession() } };
