import { instant, makeSession, makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DeclineDialog } from '../decline-dialog/decline-dialog.tsx';
import { AnswerActions } from './answer-actions.tsx';

const [me, other] = [makeUser(), makeUser({}, 1)];
const times = [instant(3, 18), instant(4, 9, 30), instant(6, 22)];
const offer = { by: other._id, kind: 'proposal', times, durationMinutes: 60, note: '', expiresAt: instant(2) } as const;
const base = makeSession({
  status: 'Scheduled',
  date: instant(3, 18),
  consent: 'pending',
  isProposal: true,
  waitingFor: me._id,
});

const meta = {
  title: 'Components/Sessions/AnswerActions',
  tags: ['!stable', 'new'],
  component: AnswerActions,
  args: {
    session: { ...base, offer },
    memberId: me._id,
    nameId: 'other',
    timeZone: 'Europe/Berlin',
    otherZone: 'Europe/Helsinki',
    DeclineDialog,
    onAccept: fn(),
    onDecline: fn(),
    onSuggest: fn(),
    onWithdraw: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <p id="other" className="px-6">
          {other.name}
        </p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AnswerActions>;

export default meta;
type Story = StoryObj<typeof meta>;

const busy = 'You host “Sourdough from a cold fridge” then.';

/** A hint that does not prevent accepting. */
export const Conflict: Story = {
  name: 'You are busy at one of the times',
  args: { busyAt: (time) => (time === times[1] ? busy : undefined) },
  play: ({ canvas }) =>
    expect(canvas.getByRole('radio', { name: /^Saturday, December 5, 2026/ })).toHaveAccessibleDescription(busy),
};

export const Accepting: Story = { name: 'Your yes is on its way', args: { pending: 'accept' } };

export const TimesHavePassed: Story = {
  name: 'All times have passed',
  args: { session: { ...base, offer: { ...offer, times: [instant(-1)] } } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Accept' })).toBeDisabled(),
};
