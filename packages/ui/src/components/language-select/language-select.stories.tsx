import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LanguageSelect } from './language-select.tsx';

const meta = {
  title: 'Components/Site/LanguageSelect',
  component: LanguageSelect,
  args: {
    languages: [
      { code: 'en', name: 'English', tag: 'en' },
      { code: 'de', name: 'Deutsch', tag: 'de' },
      { code: 'ar', name: 'العربية', tag: 'ar' },
    ],
    value: 'en',
    onChoose: fn(),
  },
} satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LanguagesByTheirOwnNames: Story = {};

export const Chooses: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const select = await canvas.findByRole('combobox', { name: 'Language' });
    await expect(select).toHaveDisplayValue('English');
    await userEvent.selectOptions(select, 'العربية');
    await expect(args.onChoose).toHaveBeenCalledWith('ar');
  },
};
