import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../../primitives/field/field.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { timeZonePickerGuide } from './time-zone-picker.guide.ts';
import { TimeZonePicker } from './time-zone-picker.tsx';

const meta = {
  title: 'Components/Sessions/TimeZonePicker',
  tags: ['!stable', 'new'],
  parameters: { guide: timeZonePickerGuide },
  component: TimeZonePicker,
  args: { value: 'Europe/Berlin', onValueChange: fn() },
  render: function Render({ onValueChange, ...args }) {
    const [value, setValue] = useState(args.value);
    return (
      <TimeZonePicker
        {...args}
        className="max-w-100"
        value={value}
        onValueChange={(zone) => {
          setValue(zone);
          onValueChange(zone);
        }}
      />
    );
  },
} satisfies Meta<typeof TimeZonePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveDisplayValue(/^Berlin \(UTC\+[12]\)$/);
    await expect(canvas.getByText(/^It’s .+ there now\.$/)).toBeVisible();
  },
};

/** Cities have their current names; the database's own names also find them. */
export const FoundByCity: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Time zone' });
    await userEvent.type(input, 'kolk', { initialSelectionStart: 0, initialSelectionEnd: 99 });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveDisplayValue('Kolkata (UTC+5:30)');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.stringMatching(/^Asia\/(Kolkata|Calcutta)$/));
  },
};

export const FoundByOffset: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'UTC+5:45', {
      initialSelectionStart: 0,
      initialSelectionEnd: 99,
    });
    await expect(await canvas.findByRole('option', { name: /Kathmandu/ })).toBeVisible();
  },
};

/** Text that was typed but not picked changes nothing. */
export const NoSuchZone: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Atlantis', { initialSelectionStart: 0, initialSelectionEnd: 99 });
    await expect(canvas.getByText('No time zone by that name. Try the nearest large city.')).toBeVisible();
    await userEvent.tab();
    await expect(input).toHaveDisplayValue(/^Berlin/);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ExampleIds: Story = {
  tags: ['example'],
  render: () => (
    <Field label="Time zone" className="max-w-100">
      <Select defaultValue="Asia/Calcutta">
        <option>America/Argentina/Buenos_Aires</option>
        <option>Asia/Calcutta</option>
      </Select>
    </Field>
  ),
};
