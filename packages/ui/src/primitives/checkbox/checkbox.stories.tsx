import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Primitives/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Only events with room left', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const OffPressed: Story = {
  ...Off,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Only events with room left' });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('Only events with room left'));
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const On: Story = { args: { defaultChecked: true } };

export const ByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

const days = ['Weekdays', 'Weekends'];

/** Indeterminate above a group that is partly checked. */
export const Partly: Story = {
  render: function AnyDay(args) {
    const [chosen, setChosen] = useState<readonly string[]>(['Weekends']);
    const isAll = chosen.length === days.length;
    return (
      <fieldset>
        <legend className="sr-only">When</legend>
        <Checkbox
          {...args}
          label="Any day"
          checked={isAll || (chosen.length > 0 && 'indeterminate')}
          onCheckedChange={() => setChosen(isAll ? [] : days)}
        />
        {days.map((day) => (
          <Checkbox
            key={day}
            className="ms-8"
            label={day}
            checked={chosen.includes(day)}
            onCheckedChange={(on) => setChosen(on === true ? [...chosen, day] : chosen.filter((one) => one !== day))}
          />
        ))}
      </fieldset>
    );
  },
};

export const PartlyPressed: Story = {
  ...Partly,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Any day' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Weekdays' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Weekends' }));
    await expect(all).toBePartiallyChecked();
  },
};

export const Disabled: Story = {
  render: () => (
    <>
      <Checkbox label="Nothing to choose yet" disabled />
      <Checkbox label="Always on" disabled defaultChecked />
    </>
  ),
};

export const Invalid: Story = {
  args: { hint: 'Both of you get an email.', error: 'Please confirm before you go on.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Both of you get an email. Please confirm before you go on.');
  },
};

export const LongText: Story = {
  args: {
    className: 'max-w-70',
    label: `I have read what people should bring: ${'averyveryveryverylongwordthatneverends '.repeat(3)}`,
  },
};
