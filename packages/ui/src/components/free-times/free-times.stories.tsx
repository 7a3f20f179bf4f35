import type { Overlap } from '@skill-exchange/api-client/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllStates, repeatsHeadings } from '../../docs/all-states.tsx';
import { FreeTimes } from './free-times.tsx';

const both: Overlap = {
  success: true,
  yours: { timeZone: 'Europe/Berlin' },
  theirs: { timeZone: 'Europe/Lisbon' },
  times: [
    '2026-12-01T05:00:00.000Z',
    '2026-12-01T16:00:00.000Z',
    '2026-12-01T17:00:00.000Z',
    '2026-12-02T14:00:00.000Z',
    '2026-12-02T23:30:00.000Z',
    '2026-12-05T10:00:00.000Z',
    '2026-12-06T10:00:00.000Z',
  ],
  nearest: [],
};

const meta = {
  title: 'Components/Members/FreeTimes',
  tags: ['!stable', 'new'],
  component: FreeTimes,
  args: {
    name: 'Inês',
    overlap: both,
    hrefOf: (time) => `#${time}`,
    hoursHref: '#hours',
    timeZone: 'Europe/Berlin',
  },
} satisfies Meta<typeof FreeTimes>;

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
        'You are both free': Default,
        'You are never both free': NothingInCommon,
        'They have no hours yet': TheirHoursMissing,
        'You have no hours yet': OwnHoursMissing,
        'Hours load': Loading,
      }}
    />
  ),
};

/** One slot per day, on three days, in both zones. */
export const Default: Story = {
  name: 'You are both free',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Tue, Dec 16:00 AM your time5:00 AM UTC',
      'Wed, Dec 23:00 PM your time2:00 PM UTC',
      'Thu, Dec 312:30 AM your timeWed, Dec 2, 11:30 PM UTC',
    ]);
  },
};

export const Loading: Story = { args: { overlap: undefined } };

export const NothingInCommon: Story = {
  name: 'You are never both free',
  args: { overlap: { ...both, times: [] } },
  play: ({ canvas }) => expect(canvas.getByText('No hours in common in the next two weeks.')).toBeVisible(),
};

export const TheirHoursMissing: Story = {
  name: 'They have no hours yet',
  args: { overlap: { ...both, theirs: null } },
  play: ({ canvas }) => expect(canvas.getByText("Inês hasn't set weekly hours yet.")).toBeVisible(),
};

export const OwnHoursMissing: Story = {
  name: 'You have no hours yet',
  args: { overlap: { ...both, yours: null } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Set your hours' })).toHaveAttribute('href', '#hours'),
};

/** Optional: a failure shows nothing. */
export const Failing: Story = {
  name: 'Hours cannot be loaded',
  args: { overlap: null },
  play: ({ canvas }) => expect(canvas.queryByText('You are both free')).toBeNull(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
