import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RepeatField } from './repeat-field.tsx';

const meta = {
  title: 'Components/Events/RepeatField',
  component: RepeatField,
  args: { value: { every: '', dates: '8' }, onValueChange: fn(), day: '2026-12-01' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <RepeatField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof RepeatField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Once: Story = {};

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
  args: { value: { every: 'month', dates: '3' } },
  play: async ({ canvas }) => {
    const words = 'Every first Tuesday of the month, 3 dates until Tuesday, February 2, 2027.';
    await expect(canvas.getByText(words)).toBeVisible();
  },
};

/** Before the date is picked, nothing is described. */
export const WithoutDay: Story = { args: { value: { every: 'fortnight', dates: '4' }, day: '' } };

export const Sending: Story = { args: { value: { every: 'week', dates: '4' }, disabled: true } };
