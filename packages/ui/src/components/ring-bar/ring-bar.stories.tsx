import { makeRing, withAnswers } from '@skill-exchange/api-mocks/match-factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AllStates } from '../../docs/all-states.tsx';
import { RingBar } from './ring-bar.tsx';

const { seats } = makeRing();
const startedBy = seats[1]?.member._id ?? '';
const ring = makeRing({ startedBy, seats: withAnswers(seats, 'waiting', 'accepted', 'accepted') });

const meta = {
  title: 'Components/Matches/RingBar',
  component: RingBar,
  args: { ring, onAccept: fn(), isOpen: false, onToggle: fn(), timeZone: 'Europe/Berlin' },
} satisfies Meta<typeof RingBar>;

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
        'It closes with you': ClosesWithYou,
        'One said yes': OneSaidYes,
        'Your yes is being sent': Accepting,
        Opened: Open,
      }}
    />
  ),
};

export const ClosesWithYou: Story = {
  name: 'It closes with you',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: / said yes\. It closes with you\.$/ })).toBeVisible();
  },
};

export const OneSaidYes: Story = {
  name: 'One said yes',
  args: { ring: { ...ring, seats: withAnswers(seats, 'waiting', 'accepted', 'waiting') } },
};

export const Accepting: Story = { name: 'Your yes is on its way', args: { pending: true } };
export const Open: Story = { name: 'The whole ring is shown', args: { isOpen: true } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Answering: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the ring' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Look closer' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
