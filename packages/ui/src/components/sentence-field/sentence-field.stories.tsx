import type { SentenceInLanguage } from '@skill-exchange/api-client/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../../primitives/field/field.tsx';
import { Input } from '../../primitives/input/input.tsx';
import { SentenceField } from './sentence-field.tsx';

const arabic: SentenceInLanguage[] = [{ language: 'ar', text: 'ساعة مقابل ساعة' }];

const meta = {
  title: 'Components/Operator/SentenceField',
  component: SentenceField,
  args: {
    languages: [
      { code: 'en', name: 'English', tag: 'en' },
      { code: 'de', name: 'Deutsch', tag: 'de' },
      { code: 'ar', name: 'العربية', tag: 'ar' },
    ],
    own: 'en',
    text: 'An hour for an hour',
    savedText: 'An hour for an hour',
    translations: arabic,
    saved: arabic,
    maxLength: 120,
    onTranslate: fn(),
    children: (
      <Field label="One sentence">
        <Input defaultValue="An hour for an hour" />
      </Field>
    ),
  },
  render: function Render({ onTranslate, ...args }) {
    const [translations, setTranslations] = useState(args.translations);
    return (
      <SentenceField
        {...args}
        translations={translations}
        onTranslate={(changed) => {
          setTranslations(changed);
          onTranslate(changed);
        }}
      />
    );
  },
} satisfies Meta<typeof SentenceField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Deutsch missing' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'العربية' })).toBeVisible();
  },
};

/** Words that translate an earlier sentence are marked, before it is saved. */
export const Older: Story = {
  args: { text: 'Two hours for one' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'العربية earlier version' })).toBeVisible();
  },
};

/** Nobody has changed a sentence that comes with the site in every language. */
export const BuiltIn: Story = {
  args: { shipped: [{ language: 'de', text: 'Eine Stunde für eine Stunde' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Deutsch built in' })).toBeVisible();
  },
};

/** What is built in is read until the operator writes another. */
export const BuiltInReplaced: Story = {
  ...BuiltIn,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Deutsch built in' }));
    const field = canvas.getByRole('textbox', { name: 'In German' });
    await expect(field).toHaveAccessibleDescription(/built-in translation .*: Eine Stunde für eine Stunde/);
    await userEvent.type(field, 'Stunde für Stunde');
    await expect(canvas.getByRole('tab', { name: 'Deutsch' })).toBeVisible();
  },
};

/** Its translations say nothing of a sentence that is being changed. */
export const NoLongerBuiltIn: Story = {
  args: { ...BuiltIn.args, text: 'Two hours for one' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Deutsch missing' })).toBeVisible();
  },
};

export const Written: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Deutsch/ }));
    const field = canvas.getByRole('textbox', { name: 'In German' });
    await userEvent.type(field, 'Ja');
    await expect(args.onTranslate).toHaveBeenLastCalledWith([...arabic, { language: 'de', text: 'Ja' }]);
    await expect(field).toHaveAccessibleDescription(/It translates: “An hour for an hour”/);
  },
};

/** From right to left, in a page from left to right. */
export const InArabic: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'العربية' }));
    await expect(canvas.getByRole('textbox', { name: 'In Arabic' })).toHaveAttribute('dir', 'rtl');
  },
};
