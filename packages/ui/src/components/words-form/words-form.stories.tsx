import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WordsForm } from './words-form.tsx';

const meta = {
  title: 'Components/Moderation/WordsForm',
  component: WordsForm,
  args: {
    title: 'Appeal',
    label: 'Why is it wrong?',
    maxLength: 2000,
    submitLabel: 'Send appeal',
    onSubmit: fn(),
  },
} satisfies Meta<typeof WordsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Only spaces count as empty. */
export const Submits: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Why is it wrong?');
    await userEvent.type(field, '  ');
    await expect(canvas.getByRole('button', { name: 'Send appeal' })).toBeDisabled();
    await userEvent.type(field, 'It was a joke. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send appeal' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('It was a joke.');
  },
};

export const Pending: Story = { args: { pending: true } };
export const Failed: Story = { args: { failure: 'The 20-day appeal period has ended.' } };
