import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FilterChips } from './filter-chips.tsx';

function Chosen({ value: first, onChange, ...props }: ComponentProps<typeof FilterChips>) {
  const [value, setValue] = useState(first);
  const choose = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <FilterChips {...props} value={value} onChange={choose} />;
}

const skills = ['Sourdough', 'Public speaking', 'Python', 'Chess', 'Darkroom printing', 'Guitar'];

const meta = {
  title: 'Primitives/Forms/FilterChips',
  component: FilterChips,
  render: (props) => <Chosen {...props} />,
  args: {
    label: 'Filter by skill',
    options: [{ value: '', label: 'All' }, ...skills.map((skill) => ({ value: skill, label: skill }))],
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const One: Story = { args: { value: 'Python' } };

export const Pressed: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Filter by skill' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Chess' }));
    await expect(args.onChange).toHaveBeenCalledWith('Chess');
    await expect(canvas.getByRole('button', { name: 'Chess', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'All', pressed: false })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    options: [
      { value: '', label: 'All' },
      { value: 'x', label: 'Restoring hundred-year-old treadle sewing machines without losing a finger' },
    ],
  },
};
