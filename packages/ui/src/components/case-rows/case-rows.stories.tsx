import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CaseRows, CaseRowsSkeleton, LimitHitList } from './case-rows.tsx';

const kinds = ['message', 'event', 'review', 'eventReview', 'photo', 'member'] as const;
const severities = ['high', 'medium', 'medium', 'low', 'low'] as const;
const cases = kinds.map((kind, index) => ({
  _id: `case-${index}`,
  kind,
  member: { _id: 'member-2', name: 'Jonas Brandt' },
  openedAt: '2026-11-28T08:00:00.000Z',
  waitsSince: '2026-11-28T08:00:00.000Z',
  state: 'open' as const,
  reports: index + 1,
  excerpt: kind === 'photo' ? '' : 'You are the worst teacher that I have met.',
  severity: severities[index] ?? 'low',
  reason: 'It is meant to hurt.',
  earlierDecisions: index === 0 ? 1 : 0,
}));

const meta = {
  title: 'Components/Moderation/CaseRows',
  component: CaseRows,
  args: { label: 'Open cases', cases, hrefFor: (id) => `/moderation/cases/${id}` },
} satisfies Meta<typeof CaseRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachKind: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByRole('link', {
      name: /^High\s*\d+ days? waiting.*Jonas Brandt’s message · 1 report, 1 earlier$/,
    });
    await expect(first).toHaveAttribute('href', '/moderation/cases/case-0');
  },
};

export const OneOpen: Story = {
  args: { currentId: 'case-1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute('href', '/moderation/cases/case-1');
  },
};

export const ByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(links.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(links[0]).toHaveFocus();
  },
};

export const Decided: Story = {
  args: {
    label: 'Decided cases',
    cases: cases.map((one) => ({ ...one, state: 'closed' as const, closedAt: '2026-11-29T08:00:00.000Z' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sunday, November 29, 2026')).toHaveLength(cases.length);
  },
};

/** A moderator opened it without a report, and the decision has a name. */
export const Opened: Story = {
  args: {
    cases: cases.slice(5).flatMap((one) => [
      { ...one, reports: 0 },
      { ...one, _id: 'case-decided', reports: 0, earlierDecisions: 2, decision: 'limit' as const },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jonas Brandt · No report')).toBeVisible();
    await expect(canvas.getByText('Jonas Brandt · Limited · No report, 2 earlier')).toBeVisible();
  },
};

/** Another backend sends neither the severity nor a reason. */
export const WithoutReasons: Story = {
  args: { cases: cases.map(({ severity: _s, reason: _r, earlierDecisions: _e, ...one }) => one) },
};

export const LongWords: Story = {
  args: {
    cases: cases.slice(0, 1).map((one) => ({
      ...one,
      excerpt: 'averyverylongword'.repeat(9),
      reason: 'anotherverylongword'.repeat(9),
    })),
  },
};

export const Loading: Story = { render: () => <CaseRowsSkeleton /> };

export const Limits: Story = {
  render: () => (
    <LimitHitList
      hits={[
        { day: '2026-12-01', kind: 'first-messages', count: 4 },
        { day: '2026-11-30', kind: 'sign-ups', count: 12 },
      ]}
    />
  ),
};
