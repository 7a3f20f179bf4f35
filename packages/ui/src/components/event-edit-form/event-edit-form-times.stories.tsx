import { makeEvent } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import form from './event-edit-form.stories.tsx';
import type { EventEditForm } from './event-edit-form.tsx';

const meta = {
  ...form,
  title: 'Components/Events/EventEditForm/Times',
  tags: ['specified'],
} satisfies Meta<typeof EventEditForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An end before the start moves to the next day, with a note and a confirmation. */
export const EndsTheNextDay: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const end = canvas.getByLabelText('End time');
    await userEvent.clear(end);
    await userEvent.type(end, '00:30');
    await expect(canvas.getByText('Ends on Friday, December 25, 2026.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog', { name: 'This event would end the next day' });
    await userEvent.click(within(question).getByRole('button', { name: 'Save event' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ end_time: '2026-12-24T23:30:00.000Z' }));
  },
};

/** A start after the end does not silently create an event of 23 hours. */
export const StartsAfterItsEnd: Story = {
  tags: ['opens'],
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByLabelText('Start time'), { target: { value: '22:00' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'It would run until Friday, December 25, 2026, 9:30 PM your time · 8:30 PM UTC. Save it anyway?',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Cancel returns to the unsaved input. */
export const KeepsEditing: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByLabelText('Start time'), { target: { value: '22:00' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByLabelText('Start time')).toHaveValue('22:00');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A postponed event keeps its local time. */
export const MovesToAnotherDay: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const date = canvas.getByLabelText('Date');
    await expect(date).toHaveValue('2026-12-24');
    await fireEvent.change(date, { target: { value: '2026-12-29' } });
    await expect(canvas.getByText('Tuesday, December 29, 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          day: '2026-12-29',
          start_time: '2026-12-29T19:00:00.000Z',
          end_time: '2026-12-29T20:30:00.000Z',
        }),
      ),
    );
  },
};

/** A day that has passed stays in the form, with what to do. */
export const MovesIntoThePast: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const date = canvas.getByLabelText('Date');
    await fireEvent.change(date, { target: { value: '2026-11-01' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('This day has passed. Pick a later one.');
    await expect(date).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TimesMissing: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('End time'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Start and end times are required.');
    await expect(canvas.getByLabelText('End time')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A running event keeps its start; its end can change within 24 hours of it. */
export const Running: Story = {
  tags: ['interaction'],
  args: {
    event: makeEvent({ start_time: '2026-11-30T21:00:00.000Z', end_time: '2026-12-01T02:00:00.000Z' }),
  },
  play: async ({ canvas, args }) => {
    const [start, end] = [canvas.getByLabelText('Start time'), canvas.getByLabelText('End time')];
    await fireEvent.change(start, { target: { value: '23:00' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('This time has passed. Pick a later one.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await fireEvent.change(start, { target: { value: '22:00' } });
    await waitFor(() => expect(canvas.queryByText(/Please pick a later one/)).toBeNull());
    await fireEvent.change(end, { target: { value: '23:30' } });
    await expect(canvas.getByText('This time has passed, so the event will move to Completed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          start_time: '2026-11-30T21:00:00.000Z',
          end_time: '2026-11-30T22:30:00.000Z',
        }),
      ),
    );
  },
};
