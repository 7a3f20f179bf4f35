import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DecisionForm } from './decision-form.tsx';

const meta = {
  title: 'Components/Moderation/DecisionForm',
  component: DecisionForm,
  args: {
    kind: 'message',
    memberName: 'Jonas Brandt',
    choices: ['none', 'warn', 'hide', 'limit', 'suspend'],
    onSubmit: fn(),
  },
} satisfies Meta<typeof DecisionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A decision without a consequence is not sent to the member. */
export const Open: Story = {
  name: 'A case to decide',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Note for moderators')).toBeVisible();
    await expect(canvas.getByText('Jonas is not told.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close without action' })).toBeDisabled();
  },
};

/** Arrow keys move between the decisions, and the button names the chosen one. */
export const ByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'No action' }).focus();
    for (const name of ['Warn the member', 'Remove the message', 'Limit the account']) {
      // The choice follows the focus while the key is down.
      const user = userEvent.setup();
      await user.keyboard('{ArrowDown>}');
      await waitFor(() => expect(canvas.getByRole('radio', { name })).toBeChecked());
      await user.keyboard('{/ArrowDown}');
    }
    await userEvent.clear(canvas.getByLabelText('Days'));
    await userEvent.type(canvas.getByLabelText('Days'), '3');
    await userEvent.type(canvas.getByLabelText('What Jonas reads'), ' Please stay friendly. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Limit for 3 days' }));
    const decision = { kind: 'limit', reason: 'Please stay friendly.', days: 3 };
    await expect(args.onSubmit).toHaveBeenCalledWith(decision);
  },
};

/** The text stays when another decision is chosen. */
export const ForGood: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Warn the member' }));
    await userEvent.type(canvas.getByLabelText('What Jonas reads'), 'This hurts people.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Suspend the account' }));
    await userEvent.clear(canvas.getByLabelText('Days'));
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend for good' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ kind: 'suspend', reason: 'This hurts people.' });
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

export const Pending: Story = { name: 'The decision is being saved', args: { pending: true } };
export const Failed: Story = { name: 'The decision was not saved', args: { failure: 'This case has been decided.' } };
