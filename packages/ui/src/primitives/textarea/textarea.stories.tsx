import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { translatePage } from '../../lib/translate-page.ts';
import { Field } from '../field/field.tsx';
import { Textarea } from './textarea.tsx';

const meta = {
  title: 'Primitives/Forms/Textarea',
  component: Textarea,
  render: (args) => (
    <Field label="Reason" className="max-w-md">
      <Textarea {...args} />
    </Field>
  ),
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'What happened?' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent the same link to everyone.' } };

/** The placeholder is in the language of the page, and what is typed has its own direction. */
export const EmptyRightToLeft: Story = {
  tags: ['interaction'],
  globals: { direction: 'rtl' },
  args: { placeholder: 'الكتابة إلى Jonas' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Reason');
    await expect(getComputedStyle(input).direction).toBe('rtl');
    await userEvent.type(input, 'Hello');
    await expect(getComputedStyle(input).direction).toBe('ltr');
  },
};

export const Invalid: Story = {
  render: (args) => (
    <Field label="Reason" error="Say in a few words what happened." className="max-w-md">
      <Textarea {...args} />
    </Field>
  ),
};

export const Counter: Story = {
  tags: ['interaction'],
  args: {
    maxLength: 250,
    counter: true,
    defaultValue: 'Sent the same meeting link to everyone in the event.',
  },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Reason');
    await expect(canvas.getByText('52 / 250 characters')).toHaveAttribute('aria-live', 'off');
    await expect(control).toHaveAccessibleDescription('52 / 250 characters');
    await userEvent.click(control);
    await userEvent.paste('x'.repeat(400));
    await expect(control).toHaveValue(`Sent the same meeting link to everyone in the event.${'x'.repeat(198)}`);
    await expect(canvas.getByText('250 / 250 characters')).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByText('202 characters were cut: 250 fit here.')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByText(/were cut/)).toBeNull();
  },
};

/** The server counts an emoji as one character. */
export const CountsEmoji: Story = {
  tags: ['interaction'],
  args: { maxLength: 10, counter: true },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Reason');
    await userEvent.click(control);
    await userEvent.paste('🦊'.repeat(11));
    await expect(control).toHaveValue('🦊'.repeat(10));
    await expect(canvas.getByText('10 / 10 characters')).toBeVisible();
    await expect(canvas.getByText('1 character was cut: 10 fit here.')).toBeVisible();
  },
};

export const OnATranslatedPage: Story = {
  tags: ['interaction'],
  args: { maxLength: 10, counter: true, defaultValue: 'ab' },
  play: async ({ canvas, canvasElement }) => {
    translatePage(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'c');
    await expect(canvas.getByText('3 / 10 characters')).toBeVisible();
  },
};

/** An IME composition may be longer until it ends. */
export const CutsAfterComposition: Story = {
  args: { maxLength: 4, defaultValue: 'abc' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText<HTMLTextAreaElement>('Reason');
    await fireEvent.compositionStart(control);
    control.setRangeText('かな', 3, 3, 'end');
    await fireEvent(control, new InputEvent('input', { bubbles: true, isComposing: true }));
    await expect(control).toHaveValue('abcかな');
    await fireEvent.compositionEnd(control);
    await expect(control).toHaveValue('abcか');
  },
};

export const Autosize: Story = {
  tags: ['interaction'],
  args: { autosize: true, maxHeight: 120 },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText<HTMLTextAreaElement>('Reason');
    const oneLine = control.offsetHeight;
    await userEvent.type(control, 'One{Shift>}{Enter}{/Shift}two{Shift>}{Enter}{/Shift}three');
    await expect(control.offsetHeight).toBeGreaterThan(oneLine);
    await userEvent.type(control, '{Enter}4{Enter}5{Enter}6{Enter}7{Enter}8');
    await expect(control.offsetHeight).toBe(120);
    await expect(control.scrollHeight).toBeGreaterThan(120);
    await userEvent.clear(control);
    await expect(control.offsetHeight).toBe(oneLine);
  },
};
