import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { TimeInput } from './time-input.tsx';

const meta = {
  title: 'Primitives/Forms/TimeInput',
  component: TimeInput,
  args: { onChange: fn() },
  render: (args) => (
    <Field label="Start time" hint="In UTC" className="max-w-56">
      <TimeInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof TimeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Start time');
    await expect(input).toHaveAccessibleDescription('In UTC');
    const emptyColor = getComputedStyle(input).color;
    fireEvent.change(input, { target: { value: '19:00' } });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(input).toHaveValue('19:00');
    // An empty one does not look filled in, even if the browser shows the current time in it.
    await expect(getComputedStyle(input).color).not.toBe(emptyColor);
  },
};

export const Filled: Story = { args: { defaultValue: '19:00' } };
export const Disabled: Story = { args: { defaultValue: '19:00', disabled: true } };

export const Invalid: Story = {
  render: (args) => (
    <Field label="Start time" error="Start time must be earlier than end time." className="max-w-56">
      <TimeInput {...args} defaultValue="21:30" />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Start time')).toBeInvalid();
  },
};
