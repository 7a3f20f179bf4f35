import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DeclineDialog } from './decline-dialog.tsx';

const meta = {
  title: 'Components/Sessions/DeclineDialog',
  component: DeclineDialog,
  args: {
    name: 'Inês Carvalho',
    open: true,
    onOpenChange: fn(),
    reason: '',
    onReasonChange: fn(),
    onConfirm: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof DeclineDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'You say why, or not',
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Decline this session?' });
    await expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(/Inês Carvalho will read it/);
  },
};
