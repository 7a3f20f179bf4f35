import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { FilterChoice, FilterSheet, FilterToggle } from './filter-parts.tsx';

const options = [
  { value: 'mornings', label: 'Mornings (2)' },
  { value: 'evenings', label: 'Evenings (5)' },
];

interface PartsProps {
  onChange: (value: string | undefined) => void;
}

function Parts({ onChange }: PartsProps) {
  const [isPressed, setPressed] = useState(false);
  const [value, setValue] = useState<string>();
  const change = (next: string | undefined) => {
    setValue(next);
    onChange(next);
  };
  const choice = (isInline: boolean) => (
    <FilterChoice label="Time of day" options={options} value={value} onChange={change} isInline={isInline} />
  );
  return (
    <div className="flex flex-wrap gap-2">
      <FilterToggle isPressed={isPressed} onPress={() => setPressed(!isPressed)}>
        Places left
      </FilterToggle>
      <FilterToggle kind="learn" isPressed={isPressed} onPress={() => setPressed(!isPressed)}>
        Skills I want
      </FilterToggle>
      <div className="max-lg:hidden">{choice(true)}</div>
      <FilterSheet count={value === undefined ? 0 : 1} showLabel="Show 5 events" onClear={() => change(undefined)}>
        {choice(false)}
      </FilterSheet>
    </div>
  );
}

/** A choice, a switch and the sheet of the filters of a search. */
const meta = {
  title: 'Components/Members/FilterParts',
  component: Parts,
  args: { onChange: fn() },
} satisfies Meta<typeof Parts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InALine: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Places left' }));
    await expect(canvas.getByRole('button', { name: 'Skills I want', pressed: true })).toBeVisible();
    const choice = canvas.getByRole('combobox', { name: 'Time of day' });
    await userEvent.selectOptions(choice, 'Evenings (5)');
    await expect(args.onChange).toHaveBeenLastCalledWith('evenings');
    await userEvent.selectOptions(choice, 'Time of day');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
};

export const InASheet: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(sheet.getByRole('button', { name: 'Clear all' })).toBeDisabled();
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Time of day' }), 'Mornings (2)');
    await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(sheet.getByRole('button', { name: 'Show 5 events' }));
    await expect(await canvas.findByRole('button', { name: 'Filters' })).toHaveFocus();
  },
};
