import { makeEvent } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AllStates } from '../../docs/all-states.tsx';
import { RegistrationButton } from './registration-button.tsx';

const event = makeEvent({ participants: [{ _id: 'in-1' }], requests: [{ _id: 'asks-1' }] });
const someone = { _id: 'someone-1', name: 'Gwen Llewellyn' };

const meta = {
  title: 'Components/Events/RegistrationButton',
  tags: ['specified'],
  component: RegistrationButton,
  args: { event, member: someone, onRegister: fn(), className: 'max-w-xs' },
} satisfies Meta<typeof RegistrationButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state at a glance, as a member sees it. */
export const EveryState: Story = {
  name: 'All states',
  render: (args) => (
    <AllStates
      component={meta.component}
      base={args}
      states={{
        Open: Open,
        'You are the host': Host,
        Registered: Registered,
        Requested: Requested,
        Full: Full,
        'Sign-ups are closed': SignUpsClosed,
        Canceled: Cancelled,
        Completed: Completed,
      }}
    />
  ),
};

export const Open: Story = {};

export const OpenPressed: Story = {
  ...Open,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Register for Event' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
};

export const Visitor: Story = {
  name: 'You are not logged in',
  args: { member: null },
};

export const VisitorPressed: Story = {
  ...Visitor,
  name: 'You are not logged in, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register for Event' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
};

const closed = (label: string): Story => ({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: label })).toBeDisabled();
  },
});

export const Host: Story = { name: 'You host it', args: { member: event.created_by }, ...closed('You are Host') };
export const SignUpsClosed: Story = {
  name: 'Sign-ups are closed',
  args: { event: { ...event, signUpsClosed: true } },
  ...closed('Sign-ups closed'),
};
export const Registered: Story = {
  name: 'You registered',
  args: { member: { _id: 'in-1', name: 'Ravi' } },
  ...closed('Registered'),
};
export const Requested: Story = {
  name: 'You asked to join',
  args: { member: { _id: 'asks-1', name: 'Anneke' } },
  ...closed('Requested to Join'),
};
export const Full: Story = {
  args: { event: makeEvent({ max_participants: 3 }) },
};

export const FullPressed: Story = {
  ...Full,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Event is full/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Register for Event' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
};
export const Cancelled: Story = {
  name: 'Canceled',
  args: { event: makeEvent({ status: 'Cancelled' }) },
  ...closed('Event Canceled'),
};
export const Completed: Story = {
  args: { event: makeEvent({ status: 'Completed' }) },
  ...closed('Event Completed'),
};

export const Pending: Story = {
  name: 'Your request is on its way',
  args: { pending: true },
};

export const PendingPressed: Story = {
  ...Pending,
  name: 'Your request is on its way, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Pending...' });
    await userEvent.click(button);
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

function Registering({ onRegister, ...props }: ComponentProps<typeof RegistrationButton>) {
  const [isSent, setSent] = useState(false);
  return (
    <RegistrationButton
      {...props}
      isSent={isSent}
      onRegister={() => {
        onRegister();
        setSent(true);
      }}
    />
  );
}

/** The confirmation is announced and the button changes its label. */
export const Sent: Story = {
  tags: ['interaction'],
  render: (args) => <Registering {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register for Event' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Registered');
    await expect(canvas.getByRole('button', { name: 'Requested to Join' })).toBeDisabled();
  },
};
