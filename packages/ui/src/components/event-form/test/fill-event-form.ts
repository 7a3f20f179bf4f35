import { userEvent, type within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** Presses the button of the form. */
export const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Create Event' }));

/** Fills in the required fields of the form of an event. */
export async function fill(canvas: Canvas): Promise<void> {
  // Pasted, since each typed letter renders the whole form again.
  await userEvent.click(canvas.getByLabelText('Title'));
  await userEvent.paste('Sketchbook hour: bare trees');
  await userEvent.click(canvas.getByLabelText('Description'));
  await userEvent.paste('Bring a pencil and a view of a tree.');
  await userEvent.type(canvas.getByLabelText('Date'), '2027-07-29');
  await userEvent.type(canvas.getByLabelText('Start time'), '15:00');
  await userEvent.type(canvas.getByLabelText('End time'), '16:30');
  await userEvent.type(canvas.getByLabelText('Max participants'), '12');
}
