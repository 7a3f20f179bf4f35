import type { OperatorText } from '@skill-exchange/api-client/types';
import { communityTexts, germanRules } from '@skill-exchange/api-mocks/handlers/operator/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TranslationForm } from './translation-form.tsx';

const rules = communityTexts().texts.find(({ kind }) => kind === 'rules') as OperatorText;

const meta = {
  title: 'Components/Operator/TranslationForm',
  tags: ['!stable', 'new'],
  component: TranslationForm,
  args: { text: rules, language: 'de', onSave: fn() },
} satisfies Meta<typeof TranslationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your words in German' })).toHaveValue(germanRules.content);
    await expect(canvas.getByRole('heading', { name: 'Unsere Regeln' })).toBeVisible();
  },
};

/** Spanish readers have the words of version 2. They may still fit. */
export const Older: Story = {
  tags: ['interaction'],
  args: { language: 'es', onSave: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^These words are of version 2\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the translation' }));
    await expect(args.onSave).toHaveBeenCalledWith({ content: '# Nuestras reglas', change: '' });
  },
};

export const Missing: Story = {
  tags: ['interaction'],
  args: { language: 'ar', onSave: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^The words in English, and above them/)).toBeVisible();
    const box = canvas.getByRole('textbox', { name: 'Your words in Arabic' });
    await expect(box).toHaveAttribute('dir', 'rtl');
    await userEvent.type(box, '# قواعدنا');
    await userEvent.type(canvas.getByRole('textbox', { name: /^What changes/ }), ' قواعد. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the translation' }));
    await expect(args.onSave).toHaveBeenCalledWith({ content: '# قواعدنا', change: 'قواعد.' });
  },
};

export const TakesDown: Story = {
  tags: ['interaction'],
  args: { onSave: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Your words in German' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take the translation down' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ content: '' }));
  },
};

/** Nothing is published yet: the words go along with the first version. */
export const BeforeTheFirst: Story = {
  args: { text: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('They are published along with the next version.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save the translation' })).toBeNull();
  },
};

export const Overtaken: Story = { args: { isOvertaken: true, failure: 'Somebody has changed this text.' } };

export const Saving: Story = { args: { pending: true } };
