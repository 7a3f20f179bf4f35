import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AllStates, repeatsHeadings } from '../../docs/all-states.tsx';
import { CheckInForm } from './check-in-form.tsx';

const meta = {
  title: 'Components/Events/CheckInForm',
  component: CheckInForm,
  args: { hostName: 'Marit Solheim', onCheckIn: fn() },
} satisfies Meta<typeof CheckInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state at a glance, as a member sees it. */
export const EveryState: Story = {
  name: 'All states',
  parameters: repeatsHeadings,
  render: (args) => (
    <AllStates
      component={meta.component}
      base={args}
      states={{
        'You type the code': Empty,
        'You scanned the code': Scanned,
        'Your code is on its way': Sending,
        'The code is wrong': WrongCode,
        'You are checked in': CheckedIn,
        'You were marked as missing': Missed,
      }}
    />
  ),
};

export const Empty: Story = { name: 'You type the code' };

export const Scanned: Story = {
  name: 'You scanned the code',
  args: { initialCode: 'K7QX4M' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Code from the host' })).toHaveValue('K7QX4M');
  },
};

export const Sending: Story = { name: 'Your code is on its way', args: { pending: true } };

export const WrongCode: Story = {
  name: 'The code is wrong',
  args: { failure: 'This code is wrong. Ask the host for the current one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Code from the host' })).toBeInvalid();
  },
};

export const CheckedIn: Story = {
  name: 'You are checked in',
  args: { came: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are checked in.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Missed: Story = { name: 'You were marked as missing', args: { came: false } };

export const Sends: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check in' }));
    await expect(await canvas.findByText('Enter the code first.')).toBeVisible();
    await expect(args.onCheckIn).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code from the host' }), ' k7q x4m ');
    await userEvent.click(canvas.getByRole('button', { name: 'Check in' }));
    await expect(args.onCheckIn).toHaveBeenCalledWith('k7q x4m');
  },
};
