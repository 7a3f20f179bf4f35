import type { Availability } from '@skill-exchange/api-client/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CopyHoursDialog } from '../copy-hours-dialog/copy-hours-dialog.tsx';
import { AvailabilityForm } from './availability-form.tsx';

const availability: Availability = {
  timeZone: 'Europe/Lisbon',
  weekly: [
    { weekday: 1, from: '18:00', to: '21:00' },
    { weekday: 3, from: '12:30', to: '13:30' },
    { weekday: 3, from: '18:00', to: '24:00' },
    { weekday: 6, from: '09:15', to: '12:30' },
  ],
  daysOff: ['2026-11-02', '2026-12-24', '2026-12-31'],
  bufferMinutes: 15,
  noticeHours: 36,
  maxPerWeek: 3,
};

const meta = {
  title: 'Components/Sessions/AvailabilityForm',
  tags: ['specified'],
  component: AvailabilityForm,
  args: {
    CopyDialog: CopyHoursDialog,
    availability,
    onSubmit: fn(async () => true),
    onSaved: fn(),
    onCancel: fn(),
    onDirtyChange: fn(),
    className: 'max-w-200',
  },
} satisfies Meta<typeof AvailabilityForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hides past days off, and shows times that are not half hours. */
export const Filled: Story = {
  name: 'Your hours',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveDisplayValue(/^Lisbon/);
    await expect(canvas.getByRole('combobox', { name: 'Monday from' })).toHaveDisplayValue('6:00 PM');
    await expect(canvas.getByRole('combobox', { name: 'Wednesday, 2: to' })).toHaveDisplayValue('Midnight');
    await expect(canvas.getByRole('combobox', { name: 'Saturday from' })).toHaveDisplayValue('9:15 AM');
    await expect(canvas.getByRole('list', { name: 'Days off' })).toHaveTextContent(
      'Thu, Dec 24, 2026Thu, Dec 31, 2026',
    );
    await expect(canvas.getByRole('combobox', { name: 'Notice' })).toHaveDisplayValue('36 hours');
    await expect(canvas.getByRole('combobox', { name: 'Sessions a week' })).toHaveDisplayValue('At most 3');
  },
};

export const Empty: Story = {
  name: 'No hours yet',
  args: { availability: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Without any hours, nobody finds a time with you.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Sessions a week' })).toHaveDisplayValue('Any number');
  },
};

/** Hours can be added to each day, changed and removed; focus follows. */
export const Changed: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const monday = within(canvas.getByRole('group', { name: 'Monday' }));
    await userEvent.click(monday.getByRole('button', { name: 'Add hours on Monday' }));
    await waitFor(() => expect(monday.getByRole('combobox', { name: 'Monday, 2: from' })).toHaveFocus());
    await userEvent.selectOptions(monday.getByRole('combobox', { name: 'Monday, 2: from' }), '8:30 AM');
    await userEvent.click(monday.getByRole('button', { name: 'Remove Monday 6:00 PM to 9:00 PM' }));
    await expect(monday.getByRole('button', { name: 'Add hours on Monday' })).toHaveFocus();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Time zone' }), 'tokyo', {
      initialSelectionStart: 0,
      initialSelectionEnd: 99,
    });
    await userEvent.click(await canvas.findByRole('option', { name: /Tokyo/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        timeZone: 'Asia/Tokyo',
        weekly: expect.arrayContaining([{ weekday: 1, from: '08:30', to: '12:00' }]),
      }),
    );
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await expect(monday.getByRole('combobox', { name: 'Monday from' })).toHaveDisplayValue('8:30 AM');
  },
};

/** Each error is next to its hours, and disappears when another row fixes it. */
export const Wrong: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Monday to' }), '5:00 PM');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Wednesday, 2: from' }), '1:00 PM');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const to = canvas.getByRole('combobox', { name: 'Monday to' });
    await waitFor(() => expect(to).toHaveFocus());
    await expect(to).toHaveAccessibleDescription(/^The end must be later than the start\./);
    const overlapping = canvas.getByRole('combobox', { name: 'Wednesday, 2: to' });
    await expect(overlapping).toHaveAccessibleDescription('These hours overlap with others of the same day.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Wednesday, 1: to' }), '1:00 PM');
    await waitFor(() => expect(overlapping).toBeValid());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Monday from' }), '4:00 PM');
    await waitFor(() => expect(to).toBeValid());
  },
};

/** The hours of one day replace those of others. */
export const Copied: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy to other days from Wednesday' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy Wednesday’s hours' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Monday' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Sunday' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    for (const day of ['Monday', 'Sunday'])
      await expect(canvas.getByRole('combobox', { name: `${day}, 2: to` })).toHaveDisplayValue('Midnight');
    // The days do not share their hours.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sunday, 2: to' }), '8:00 PM');
    await expect(canvas.getByRole('combobox', { name: 'Wednesday, 2: to' })).toHaveDisplayValue('Midnight');
  },
};

export const CopyNotWanted: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy to other days from Monday' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy Monday’s hours' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Tuesday' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Tuesday' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onDirtyChange).not.toHaveBeenCalledWith(true);
  },
};

/** Today is in the member's zone, and may be yesterday in UTC. */
export const DayOffToday: Story = {
  tags: ['interaction'],
  args: { availability: { ...availability, timeZone: 'America/New_York', daysOff: ['2026-11-29', '2026-11-30'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Days off' })).toHaveTextContent(/^Mon, Nov 30, 2026$/);
  },
};

/** A picked day counts even if it was not added. */
export const DaysOff: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const day = canvas.getByLabelText('First day off');
    fireEvent.change(day, { target: { value: '2020-02-03' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Add days off' }));
    await expect(await canvas.findByText('This day has passed. Pick a later one.')).toBeVisible();
    fireEvent.change(day, { target: { value: '2026-12-26' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Add days off' }));
    await expect(await canvas.findByText('Sat, Dec 26, 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Thu, Dec 31, 2026' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add days off' })).toHaveFocus());
    fireEvent.change(day, { target: { value: '2027-01-04' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ daysOff: ['2026-12-24', '2026-12-26', '2027-01-04'] }),
      ),
    );
    await expect(await canvas.findByText('Mon, Jan 4, 2027')).toBeVisible();
    await expect(day).toHaveValue('');
  },
};

/** A holiday is added, read and removed as one. */
export const Holiday: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    fireEvent.change(canvas.getByLabelText('First day off'), { target: { value: '2027-01-04' } });
    const last = canvas.getByLabelText('Last day off');
    fireEvent.change(last, { target: { value: '2027-01-03' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Add days off' }));
    await expect(await canvas.findByText('The last day is before the first. Pick a later one.')).toBeVisible();
    fireEvent.change(last, { target: { value: '2027-01-06' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Add days off' }));
    await expect(await canvas.findByText('Mon, Jan 4, 2027 to Wed, Jan 6, 2027')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const daysOff = ['2026-12-24', '2026-12-31', '2027-01-04', '2027-01-05', '2027-01-06'];
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ daysOff })));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Mon, Jan 4, 2027 to Wed, Jan 6, 2027' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const kept = ['2026-12-24', '2026-12-31'];
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ daysOff: kept })));
  },
};

/** Unsaved input stays in the form. */
export const NotSaved: Story = {
  tags: ['interaction'],
  args: { onSubmit: fn(async () => false), failure: 'weekly: hours of one day must not overlap' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Weekly: hours of one day must not overlap');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Monday to' }), '10:00 PM');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('combobox', { name: 'Monday to' })).toHaveDisplayValue('10:00 PM');
    await expect(args.onSaved).not.toHaveBeenCalled();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};

export const Canceled: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sessions a week' }), 'Any number');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox', { name: 'Sessions a week' })).toHaveDisplayValue('At most 3');
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
  },
};

export const Saving: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Narrowest: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
