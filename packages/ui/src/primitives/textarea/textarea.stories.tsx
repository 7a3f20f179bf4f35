import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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
