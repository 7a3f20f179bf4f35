import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllStates } from '../../docs/all-states.tsx';
import { ActionCard } from './action-card.tsx';

const action = {
  kind: 'warn',
  reason: 'Please stay friendly, also where a lesson went badly.',
  at: '2026-11-29T09:00:00.000Z',
  isReversed: false,
  caseKind: 'message',
  excerpt: 'You are the worst teacher that I have met.',
} as const;

const appeal = { text: 'It was a joke between friends.', at: '2026-11-30T09:00:00.000Z' };

const meta = {
  title: 'Components/Moderation/ActionCard',
  component: ActionCard,
  args: { action },
} satisfies Meta<typeof ActionCard>;

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
        'A warning': Warning,
        'Your message was removed': Removed,
        'You are limited': Limited,
        'You are suspended': Suspended,
        'You appealed': Appealed,
        'Your appeal was declined': AppealDeclined,
        'Your appeal was accepted': AppealAccepted,
      }}
    />
  ),
};

export const Warning: Story = { args: { action: { ...action, appealUntil: '2026-12-19T09:00:00.000Z' } } };

export const Removed: Story = {
  args: { action: { ...action, kind: 'hide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Your message was removed' })).toBeVisible();
  },
};

export const Limited: Story = { args: { action: { ...action, kind: 'limit', until: '2026-12-06T09:00:00.000Z' } } };

export const Suspended: Story = { args: { action: { ...action, kind: 'suspend', caseKind: 'member' } } };

export const Appealed: Story = { args: { action: { ...action, appeal } } };

export const AppealDeclined: Story = {
  args: { action: { ...action, appeal: { ...appeal, outcome: 'upheld', words: 'Your friend did not laugh.' } } },
};

/** The action was reversed. */
export const AppealAccepted: Story = {
  args: {
    action: {
      ...action,
      kind: 'limit',
      isReversed: true,
      appeal: { ...appeal, outcome: 'reversed', words: 'You are right.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reversed')).toBeVisible();
    await expect(canvas.queryByText(/host events/)).toBeNull();
  },
};

export const ByAModerator: Story = { args: { action: { ...action, moderator: { _id: '9', name: 'Marit Solheim' } } } };

export const LongWords: Story = { args: { action: { ...action, reason: 'averyverylongword'.repeat(20) } } };
