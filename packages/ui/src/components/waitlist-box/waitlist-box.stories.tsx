import { instant } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AllStates } from '../../docs/all-states.tsx';
import { WaitlistBox } from './waitlist-box.tsx';

const meta = {
  title: 'Components/Events/WaitlistBox',
  component: WaitlistBox,
  args: { waitlist: { count: 2, isOpen: true }, onStep: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-xs">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WaitlistBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state at a glance, as a member sees it. */
export const EveryState: Story = {
  name: 'All states',
  render: (args) => (
    <AllStates
      component={meta.component}
      base={args}
      states={{ Full: Full, 'Nobody waits': NobodyWaits, 'You are on it': Joined, 'A place is yours': Offered }}
    />
  ),
};

export const Full: Story = { name: 'Full, you can wait' };

/** One line and one button. */
export const Only: Story = {
  name: 'Nobody waits before you',
  args: { isFull: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Event is full. 2 members wait.')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const NobodyWaits: Story = { args: { waitlist: { count: 0, isOpen: true } } };

export const Joined: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join the waitlist' }));
    await expect(args.onStep).toHaveBeenCalledWith('join');
  },
};

export const Joining: Story = { name: 'You are being put on the list', args: { pending: 'join' } };

export const Waiting: Story = {
  name: 'You are on the waitlist',
  args: { waitlist: { count: 2, isOpen: true, position: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You’re 2nd on the waitlist');
  },
};

export const Offered: Story = {
  name: 'A place is yours for a while',
  args: { waitlist: { count: 2, isOpen: true, position: 1, offerExpiresAt: instant(1, 8) } },
};

export const OfferedPressed: Story = {
  ...Offered,
  name: 'A place is yours for a while, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A place is yours');
    await userEvent.click(canvas.getByRole('button', { name: 'Take the place' }));
    await expect(args.onStep).toHaveBeenCalledWith('take');
    await userEvent.click(canvas.getByRole('button', { name: 'Let it go' }));
    await expect(args.onStep).toHaveBeenCalledWith('leave');
  },
};

export const FirstCome: Story = {
  name: 'First come, first served',
  args: { waitlist: { count: 3, isOpen: false, position: 3, isFirstCome: true } },
};
