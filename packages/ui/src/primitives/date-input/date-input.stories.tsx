import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { dateInputGuide } from './date-input.guide.ts';
import { DateInput } from './date-input.tsx';

const meta = {
  title: 'Primitives/Forms/DateInput',
  parameters: { guide: dateInputGuide },
  component: DateInput,
  args: { value: '', onValueChange: fn() },
  render: function Controlled(args) {
    const [day, setDay] = useState(args.value);
    return (
      <Field label="Date" className="max-w-72">
        <DateInput
          {...args}
          value={day}
          onValueChange={(chosen) => {
            setDay(chosen);
            args.onValueChange(chosen);
          }}
        />
      </Field>
    );
  },
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Date');
    await expect(input).not.toHaveAccessibleDescription();
    fireEvent.change(input, { target: { value: '2026-11-24' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-24');
    await expect(input).toHaveAccessibleDescription('Tuesday, November 24, 2026');
  },
};

/** A half-typed date has no value: writing it back would clear its other parts in Firefox. */
export const HalfTyped: Story = {
  args: { value: '2026-11-24' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Date');
    const written = fn();
    const observer = new MutationObserver(written);
    observer.observe(input, { attributeFilter: ['value'] });
    fireEvent.change(input, { target: { value: '' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(input).not.toHaveAccessibleDescription();
    await expect(written).not.toHaveBeenCalled();
    observer.disconnect();
  },
};

export const Filled: Story = { args: { value: '2026-11-24' } };
export const Limited: Story = { args: { value: '2026-11-24', min: '2026-11-20', max: '2026-11-30' } };
export const Disabled: Story = { args: { value: '2026-11-24', disabled: true } };

export const Invalid: Story = {
  render: (args) => (
    <Field label="Date" required error="Please select a valid date." className="max-w-72">
      <DateInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date')).toBeInvalid();
    await expect(canvas.getByLabelText('Date')).toHaveAccessibleDescription('Please select a valid date.');
  },
};

export const ExampleTyped: Story = {
  tags: ['example'],
  render: () => (
    <Field label="Date" className="max-w-72">
      <Input defaultValue="03/04/27" />
    </Field>
  ),
};
