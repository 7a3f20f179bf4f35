import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LanguageField } from './language-field.tsx';

const meta = {
  title: 'Components/Events/LanguageField',
  tags: ['!stable', 'new'],
  component: LanguageField,
} satisfies Meta<typeof LanguageField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Language' });
    await expect(field).toHaveValue('');
    await userEvent.selectOptions(field, 'Portuguese');
    await expect(field).toHaveValue('pt');
  },
};

/** Another client has saved a language that the list does not have. */
export const Other: Story = {
  args: { saved: 'nds', defaultValue: 'nds' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveValue('nds');
  },
};
