import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CaseRows, CaseRowsSkeleton, LimitHitList } from './case-rows.tsx';

const kinds = ['message', 'event', 'review', 'photo', 'member'] as const;
const cases = kinds.map((kind, index) => ({
  _id: `case-${index}`,
  kind,
  member: { _id: 'member-2', name: 'Jonas Brandt' },
  openedAt: '2026-11-28T08:00:00.000Z',
  waitsSince: '2026-11-28T08:00:00.000Z',
  state: index === 0 ? ('appealed' as const) : ('open' as const),
  reports: index + 1,
  excerpt: kind === 'photo' ? '' : 'You are the worst teacher that I have met.',
}));

const meta = {
  title: 'Components/Moderation/CaseRows',
  component: CaseRows,
  args: { cases, hrefFor: (id) => `/moderation/cases/${id}` },
} satisfies Meta<typeof CaseRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachKind: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByRole('link', { name: /^Jonas Brandt’s message.*1 report · waiting since.*Appeal$/ });
    await expect(first).toHaveAttribute('href', '/moderation/cases/case-0');
  },
};

export const LongExcerpt: Story = {
  args: { cases: cases.slice(0, 1).map((one) => ({ ...one, excerpt: 'averyverylongword'.repeat(9) })) },
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
