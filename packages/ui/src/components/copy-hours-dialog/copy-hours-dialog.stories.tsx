import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { CopyHoursDialog } from './copy-hours-dialog.tsx';

const meta = {
  title: 'Components/Sessions/CopyHoursDialog',
  component: CopyHoursDialog,
  args: { open: true, day: 2, onClose: fn(), onCopy: fn() },
  parameters: { docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof CopyHoursDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every day except the one to copy. */
export const Wednesday: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy Wednesday’s hours' }));
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(6);
    await expect(dialog.queryByRole('checkbox', { name: 'Wednesday' })).toBeNull();
  },
};
