import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { RepeatField } from './repeat-field.tsx';

const meta = {
  title: 'Components/Events/RepeatField',
  component: RepeatField,
  args: { value: { every: '', dates: '8' }, onValueChange: fn(), day: '2026-12-01' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RepeatField
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RepeatField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Once: Story = { name: 'One date' };

export const Weekly: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Repeats' }), 'Every week');
    const dates = await canvas.findByRole('spinbutton', { name: 'Number of dates' });
    await expect(canvas.getByText('Every Tuesday, 8 dates until Tuesday, January 19, 2027.')).toBeVisible();
    await userEvent.clear(dates);
    await userEvent.type(dates, '53');
    await expect(await canvas.findByText('Choose between 2 and 52 dates.')).toBeVisible();
  },
};

export const Monthly: Story = {
  name: 'Every month',
  args: { value: { every: 'month', dates: '3' } },
  play: async ({ canvas }) => {
    const words = 'Every first Tuesday of the month, 3 dates until Tuesday, February 2, 2027.';
    await expect(canvas.getByText(words)).toBeVisible();
  },
};

/** The choice begins with the day that the number came to. */
export const UntilDay: Story = {
  tags: ['interaction'],
  args: { value: { every: 'week', dates: '4' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Series ends' }), 'On a day');
    const until = await canvas.findByLabelText(/^Until/);
    await expect(until).toHaveValue('2026-12-22');
    fireEvent.change(until, { target: { value: '2027-01-31' } });
    await expect(
      await canvas.findByText('Every Tuesday, 9 dates, the last on Tuesday, January 26, 2027.'),
    ).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ every: 'week', dates: '4', until: '2027-01-31' });
    fireEvent.change(until, { target: { value: '2026-12-07' } });
    await expect(
      await canvas.findByText('Choose Tuesday, December 8, 2026 or later, when the second date is.'),
    ).toBeVisible();
  },
};

/** Before the date is picked, nothing is described. */
export const WithoutDay: Story = {
  name: 'No day chosen yet',
  args: { value: { every: 'fortnight', dates: '4' }, day: '' },
};

export const Sending: Story = {
  name: 'The event is being created',
  args: { value: { every: 'week', dates: '4' }, disabled: true },
};
