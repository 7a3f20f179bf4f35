import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import form from './event-form.stories.tsx';
import type { EventForm } from './event-form.tsx';
import { fill, submit } from './test/fill-event-form.ts';

const meta = {
  ...form,
  title: 'Components/Events/EventForm/Times',
  tags: ['specified'],
} satisfies Meta<typeof EventForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Correcting either time clears the error of both. */
export const EndsBeforeItStarts: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await fill(canvas);
    const end = canvas.getByLabelText('End time');
    await userEvent.clear(end);
    await userEvent.type(end, '14:00');
    await submit(canvas);
    await canvas.findByText('Start time must be earlier than end time.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText('Start time'));
    await userEvent.type(canvas.getByLabelText('Start time'), '13:00');
    await expect(canvas.queryByText('Start time must be earlier than end time.')).toBeNull();
    await submit(canvas);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** An end before the start asks whether the event runs past midnight. */
export const EndsAfterMidnight: Story = {
  tags: ['interaction'],
  args: { timeZone: 'America/New_York' },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await fireEvent.change(canvas.getByLabelText('Start time'), { target: { value: '22:30' } });
    await fireEvent.change(canvas.getByLabelText('End time'), { target: { value: '01:00' } });
    await submit(canvas);
    const error = await canvas.findByText('Start time must be earlier than end time.');
    const checkbox = canvas.getByRole('checkbox', { name: 'It ends after midnight' });
    // Below it, so that the error does not move the checkbox away from the pointer.
    await expect(checkbox.compareDocumentPosition(error)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(checkbox);
    await canvas.findByText('Until Friday, July 30, 2027.');
    await expect(canvas.queryByText('Start time must be earlier than end time.')).toBeNull();
    await expect(canvas.getByText('1:00 AM your time · 5:00 AM UTC')).toBeVisible();
    await submit(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          date: '2027-07-30',
          start_time: '2027-07-30T02:30:00.000Z',
          end_time: '2027-07-30T05:00:00.000Z',
        }),
      ),
    );
  },
};

/** Past days and times are rejected before submitting; a later day corrects both. */
export const Past: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await fill(canvas);
    const date = canvas.getByLabelText('Date');
    await fireEvent.change(date, { target: { value: '2026-11-30' } });
    await submit(canvas);
    await canvas.findByText('This day has passed. Pick a later one.');
    await expect(date).toHaveFocus();
    await fireEvent.change(date, { target: { value: '2026-12-01' } });
    await userEvent.clear(canvas.getByLabelText('Start time'));
    await userEvent.type(canvas.getByLabelText('Start time'), '00:00');
    await canvas.findByText('This time has passed. Pick a later one.');
    await submit(canvas);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await fireEvent.change(date, { target: { value: '2026-12-02' } });
    await waitFor(() => expect(canvas.queryByText(/has passed/)).toBeNull());
    await submit(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const TooFarAway: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await fireEvent.change(canvas.getByLabelText('Date'), { target: { value: '2028-12-02' } });
    await submit(canvas);
    await canvas.findByText('Pick a day within the next two years.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Leaving the first time does not report that the second is empty. */
export const TimesInTurn: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const message = 'Please provide valid start and end times.';
    await userEvent.type(canvas.getByLabelText('Start time'), '15:00');
    await userEvent.tab();
    await expect(canvas.getByLabelText('End time')).toHaveFocus();
    await expect(canvas.queryByText(message)).toBeNull();
    await userEvent.tab();
    await canvas.findByText(message);
    await userEvent.type(canvas.getByLabelText('End time'), '16:30');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText(message)).toBeNull());
    await expect(canvas.getByLabelText('Start time')).toBeValid();
  },
};

/** Both times are valid once they are filled and left. */
export const TimesAtOnce: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('Start time')).toBeValid());
    await expect(canvas.queryByText('Please provide valid start and end times.')).toBeNull();
  },
};
