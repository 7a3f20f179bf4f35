import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RequestNote } from './request-note.tsx';

const meta = {
  title: 'Components/Events/RequestNote',
  component: RequestNote,
  args: { value: '', onValueChange: fn() },
} satisfies Meta<typeof RequestNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'No note yet',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Note for the host' })).toHaveFocus();
  },
};

export const Written: Story = { name: 'With a note', args: { value: 'I have baked twice, and both were flat.' } };

export const Sending: Story = { name: 'Your request is on its way', args: { ...Written.args, disabled: true } };
