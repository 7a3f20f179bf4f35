import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { NumberInput } from './number-input.tsx';

const meta = {
  title: 'Primitives/Forms/NumberInput',
  component: NumberInput,
  args: { min: 1, max: 4, onChange: fn() },
  render: (args) => (
    <Field label="Max participants">
      <NumberInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The buttons stop at the limits and fire change events. */
export const Stepped: Story = {
  args: { defaultValue: 3 },
};

export const SteppedPressed: Story = {
  ...Stepped,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Max participants' });
    const more = canvas.getByRole('button', { name: 'One more' });
    await userEvent.click(more);
    await expect(input).toHaveValue(4);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(more);
    await expect(input).toHaveValue(4);
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(input).toHaveValue(3);
  },
};

export const Controlled: Story = {
  tags: ['interaction'],
  render: function Doubled(args) {
    const [value, setValue] = useState('2');
    return (
      <Field label="Max participants" hint={`Room for ${Number(value) * 2} with a second host.`}>
        <NumberInput {...args} value={value} onChange={(event) => setValue(event.target.value)} />
      </Field>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByText('Room for 6 with a second host.')).toBeVisible();
  },
};

/** The buttons are not in the tab order. */
export const ByKeyboard: Story = {
  tags: ['interaction'],
  args: { defaultValue: 2 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'One less' })).not.toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 2 } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 2 } };

export const Invalid: Story = {
  args: { defaultValue: 0 },
  render: (args) => (
    <Field label="Max participants" error="Must be 1 or more.">
      <NumberInput {...args} />
    </Field>
  ),
};
