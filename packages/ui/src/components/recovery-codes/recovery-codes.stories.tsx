import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RecoveryCodes } from './recovery-codes.tsx';

const meta = {
  title: 'Components/Members/RecoveryCodes',
  component: RecoveryCodes,
  args: {
    codes: Array.from({ length: 10 }, (_, index) => `k3f${index}-8zr2-m7ta-c4wx-9hde-p2nv`),
    onCopy: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof RecoveryCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ten: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'I’ve saved them' }));
    await expect(args.onDone).toHaveBeenCalled();
  },
};
