import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DecisionForm } from './decision-form.tsx';

const meta = {
  title: 'Components/Moderation/DecisionForm',
  component: DecisionForm,
  args: {
    kind: 'message',
    excerpt: 'You are the worst teacher that I have met.',
    choices: ['none', 'warn', 'hide', 'limit', 'suspend'],
    onSubmit: fn(),
  },
} satisfies Meta<typeof DecisionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** What the member will read comes before it is sent. */
export const Previewed: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Limit the account' }));
    await userEvent.clear(canvas.getByLabelText('Days'));
    await userEvent.type(canvas.getByLabelText('Days'), '3');
    await userEvent.type(canvas.getByLabelText('Reason'), 'Please stay friendly.');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    const preview = within(await canvas.findByRole('region', { name: 'Preview' }));
    await expect(preview.getByText('Please stay friendly.')).toBeVisible();
    await expect(preview.getByRole('heading', { name: /^Your account is limited until/ })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(preview.getByRole('button', { name: 'Send the decision' }));
    const decision = { kind: 'limit', reason: 'Please stay friendly.', days: 3 };
    await expect(args.onSubmit).toHaveBeenCalledWith(decision);
  },
};

export const DaysThatAreNone: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Suspend the account' }));
    await userEvent.clear(canvas.getByLabelText('Days'));
    await expect(canvas.queryByText('Name 1 to 365 days.')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Days'), '400');
    await expect(canvas.getByText('Name 1 to 365 days.')).toBeVisible();
  },
};

/** A profile as a whole cannot be removed. */
export const AboutAMember: Story = {
  args: { kind: 'member', choices: ['none', 'warn', 'limit', 'suspend'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: /^Remove/ })).toBeNull();
  },
};
