import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Facets } from '../../lib/filter-options.ts';
import { MemberFilters } from './member-filters.tsx';

const few = (value: string, count: number) => ({ value, count, more: false });

const facets: Facets = {
  total: { count: 12, more: false },
  bothWays: { count: 3, more: false },
  level: [few('can-teach', 7)],
  language: [few('en', 9), few('pt', 4)],
  hours: [few('weekday-evenings', 5)],
  rating: [few('4', 6), few('4.5', 2)],
  active: [few('this-week', 8)],
};

const meta = {
  title: 'Components/Members/MemberFilters',
  component: MemberFilters,
  args: { values: {}, sort: 'best', facets, canMatch: true, onChange: fn(), onSort: fn() },
  render: function Filters({ values, onChange, ...args }) {
    const [current, setCurrent] = useState(values);
    const change = (next: typeof values) => {
      setCurrent(next);
      onChange(next);
    };
    return <MemberFilters {...args} values={current} onChange={change} />;
  },
} satisfies Meta<typeof MemberFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InALine: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Portuguese (4)');
    await expect(args.onChange).toHaveBeenLastCalledWith({ language: 'pt' });
    await userEvent.click(canvas.getByRole('button', { name: 'Both ways' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ language: 'pt', both: true });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Newest');
    await expect(args.onSort).toHaveBeenLastCalledWith('newest');
  },
};

export const InASheet: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Rating' }), '4 stars or more (6)');
    await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ both: false });
    await expect(sheet.getByRole('button', { name: 'Show 12 people' })).toBeVisible();
  },
};

export const ForVisitors: Story = { args: { canMatch: false } };

export const CountsLoading: Story = { args: { facets: undefined, values: { language: 'de' } } };
