import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { selectGuide } from './select.guide.ts';
import { Select } from './select.tsx';

const meta = {
  title: 'Primitives/Forms/Select',
  parameters: { guide: selectGuide },
  component: Select,
  args: {
    onChange: fn(),
    children: [
      <option key="upcoming" value="Upcoming">
        Scheduled
      </option>,
      <option key="cancelled" value="Cancelled">
        Canceled
      </option>,
      <option key="completed" value="Completed">
        Completed
      </option>,
    ],
  },
  render: (args) => (
    <Field label="Events" className="max-w-72">
      <Select {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {
  args: { placeholder: 'Choose a state' },
};

export const UnchosenPressed: Story = {
  ...Unchosen,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Events' });
    await expect(box).toHaveDisplayValue('Choose a state');
    await userEvent.selectOptions(box, 'Canceled');
    await expect(box).toHaveValue('Cancelled');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = { args: { defaultValue: 'Completed' } };

export const Controlled: Story = {
  tags: ['interaction'],
  render: function OneState(args) {
    const [state, setState] = useState('Upcoming');
    return (
      <Field label="Events" hint={`The server calls them ${state}.`} className="max-w-72">
        <Select {...args} value={state} onChange={(event) => setState(event.target.value)} />
      </Field>
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Events' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.selectOptions(box, 'Completed');
    await expect(box).toHaveAccessibleDescription('The server calls them Completed.');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Completed' } };

export const Invalid: Story = {
  args: { placeholder: 'Choose a state' },
  render: (args) => (
    <Field label="Events" required error="Please choose a state." className="max-w-72">
      <Select {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Events' });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription('Please choose a state.');
  },
};

export const LongText: Story = {
  args: {
    children: <option>Repairing mechanical cameras from the nineteen-fifties without losing a spring</option>,
  },
};

export const ExampleYesOrNo: Story = {
  tags: ['example'],
  args: {
    defaultValue: 'yes',
    children: [
      <option key="yes" value="yes">
        Yes
      </option>,
      <option key="no" value="no">
        No
      </option>,
    ],
  },
};
