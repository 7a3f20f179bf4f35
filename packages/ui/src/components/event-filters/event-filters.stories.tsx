import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { EventFacets } from '../../lib/event-filter-options.ts';
import { EventFilters } from './event-filters.tsx';

const few = (value: string, count: number) => ({ value, count, more: false });

const facets: EventFacets = {
  total: { count: 14, more: false },
  free: { count: 11, more: false },
  wanted: { count: 3, more: false },
  skill: [few('Sourdough', 4), few('Python', 2)],
  language: [few('en', 9), few('pt', 4)],
  time: [few('afternoons', 5), few('evenings', 9)],
  days: [few('2026-11-28', 3), few('2026-12-10', 1)],
};

const meta = {
  title: 'Components/Events/EventFilters',
  component: EventFilters,
  // A Wednesday.
  args: { values: {}, today: '2026-11-25', facets, hasWishes: true, hrefOf: (day) => `#${day}`, onChange: fn() },
  render: function Filters({ values, onChange, ...args }) {
    const [current, setCurrent] = useState(values);
    const change = (next: typeof values) => {
      setCurrent(next);
      onChange(next);
    };
    return <EventFilters {...args} values={current} onChange={change} />;
  },
} satisfies Meta<typeof EventFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InALine: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weekend' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-28', to: '2026-11-29' });
    await userEvent.click(canvas.getByRole('button', { name: 'Skills I want 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Places left 11' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Any time' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      from: undefined,
      to: undefined,
      wanted: true,
      free: true,
    });
  },
};

export const InASheet: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Skill' }), 'Python (2)');
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Time of day' }), 'Evenings (9)');
    await expect(args.onChange).toHaveBeenLastCalledWith({ skill: 'Python', time: 'evenings' });
    await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }));
    await expect(sheet.getByRole('combobox', { name: 'Time of day' })).toHaveValue('');
    await userEvent.click(sheet.getByRole('button', { name: 'Show 14 events' }));
  },
};

/** Days are links of a month, or typed; an end before the start moves to it. */
export const TypedDays: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(sheet.getByRole('link', { name: 'Saturday, November 28, 3 events' })).toBeVisible();
    await userEvent.type(sheet.getByLabelText('To'), '2026-12-10');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: undefined, to: '2026-12-10' });
    await userEvent.type(sheet.getByLabelText('From'), '2026-12-20');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-12-20', to: '2026-12-20' });
    await expect(canvas.getByRole('button', { name: 'Sun, Dec 20', pressed: true, hidden: true })).toBeVisible();
    await userEvent.clear(sheet.getByLabelText('From'));
    await expect(canvas.getByRole('button', { name: 'Until Sun, Dec 20', pressed: true, hidden: true })).toBeVisible();
  },
};

export const ForVisitors: Story = { args: { hasWishes: false } };

export const CountsLoading: Story = { args: { facets: undefined, values: { skill: 'Sourdough' } } };

export const EverythingChosen: Story = {
  args: {
    values: {
      from: '2026-11-30',
      to: '2026-12-06',
      skill: 'sourdough',
      time: 'evenings',
      wanted: true,
      free: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next week', pressed: true })).toBeVisible();
  },
};

/** A custom range of days from the URL. */
export const OtherDays: Story = {
  args: { values: { from: '2026-12-20', to: '2027-01-03' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sun, Dec 20 – Sun, Jan 3', pressed: true })).toBeVisible();
  },
};

export const OnASunday: Story = {
  args: { today: '2026-11-29', values: { from: '2026-11-29', to: '2026-11-29' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'This week', pressed: true })).toBeVisible();
  },
};
