import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReportForm } from './report-form.tsx';

const meta = {
  title: 'Components/Members/ReportForm',
  component: ReportForm,
  args: { onSubmit: fn(), 'aria-label': 'Report User', className: 'max-w-lg' },
} satisfies Meta<typeof ReportForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only spaces count as empty. */
export const Empty: Story = { name: 'You say what happened' };

export const EmptyPressed: Story = {
  ...Empty,
  name: 'You say what happened, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'Submit Report' });
    await expect(submit).toBeDisabled();
    await expect(canvas.getByText('0 / 250 characters')).toBeVisible();
    await expect(canvas.getByLabelText('Reason')).toHaveAttribute('name', 'reason');
    await userEvent.type(canvas.getByLabelText('Reason'), '   ');
    await expect(submit).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submits: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Reason'), ' Sent the same link to everyone. ');
    await expect(canvas.getByText('33 / 250 characters')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      reason: 'Sent the same link to everyone.',
      isAboutPhoto: false,
    });
  },
};

/** Members with a photo can be reported for it. */
export const AboutPhoto: Story = {
  args: { hasPhoto: true },
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Reason'), 'It shows somebody else.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'It’s about their photo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Report' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'It shows somebody else.', isAboutPhoto: true });
  },
};

export const AtTheLimit: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const reason = canvas.getByLabelText('Reason');
    await userEvent.click(reason);
    await userEvent.paste('a'.repeat(260));
    await expect(reason).toHaveValue('a'.repeat(250));
    await expect(canvas.getByText('250 / 250 characters')).toBeVisible();
  },
};

export const Pending: Story = {
  name: 'Your report is on its way',
  args: { pending: true, onCancel: fn() },
};

export const PendingPressed: Story = {
  ...Pending,
  name: 'Your report is on its way, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Reason'), 'Spam');
    await userEvent.click(canvas.getByRole('button', { name: 'Submitting...' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The input stays after an error. */
export const Failed: Story = {
  name: 'Your report was not sent',
  args: { failure: 'Failed to submit report. Please try again later.', onCancel: fn() },
};

export const FailedPressed: Story = {
  ...Failed,
  name: 'Your report was not sent, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Reason'), 'Spam');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to submit report. Please try again later.');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Report' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'Spam', isAboutPhoto: false });
  },
};

export const Disabled: Story = {
  name: 'You have said nothing yet',
  args: { disabled: true },
};

export const DisabledPressed: Story = {
  ...Disabled,
  name: 'You have said nothing yet, pressed',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Reason'), 'Spam');
    await expect(canvas.getByRole('button', { name: 'Submit Report' })).toBeDisabled();
  },
};
