import { makeSession, makeUser, today } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllStates, repeatsHeadings } from '../../docs/all-states.tsx';
import { NextSession } from './next-session.tsx';

const me = makeUser();
const ines = makeUser({}, 1);
const inMinutes = (minutes: number) => new Date(Date.parse(today) + minutes * 60_000).toISOString();
const session = makeSession({ date: inMinutes(130), link: 'https://meet.example.org/a', userOne: me, userTwo: ines });

const meta = {
  title: 'Components/Sessions/NextSession',
  tags: ['!stable', 'new', 'specified'],
  component: NextSession,
  args: { session, memberId: me._id, otherHref: '#other', href: '#session', timeZone: 'Europe/Berlin' },
} satisfies Meta<typeof NextSession>;

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
        'Starts in two hours': Default,
        'Starts in 9 minutes': Near,
        'On now': OnNow,
        'Another one after it': WithAnother,
        'No link yet': WithoutLink,
      }}
    />
  ),
};

/** Join is outlined until the session is near. */
export const Default: Story = {
  name: 'Starts in two hours',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Starts in 2 h 10 min')).toBeVisible();
    await expect(canvas.getByText('You teach')).toBeVisible();
    await expect(canvas.getByText('Your time (Berlin)')).toBeVisible();
    await expect(canvas.getByText('UTC')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open session' })).toHaveAttribute('href', '#session');
    await expect(canvas.getByRole('link', { name: 'Join Session' })).toHaveClass('bg-transparent');
  },
};

/** From ten minutes before the start. */
export const Near: Story = {
  name: 'Starts in 9 minutes',
  args: { session: { ...session, date: inMinutes(9) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Starts in 9 minutes')).toBeVisible();
    const join = canvas.getByRole('link', { name: 'Join Session' });
    await expect(join).toHaveAccessibleDescription(ines.name);
    await expect(join).not.toHaveClass('bg-transparent');
  },
};

export const OnNow: Story = {
  name: 'On now',
  args: { session: { ...session, date: inMinutes(-10) } },
  play: ({ canvas }) => expect(canvas.getByText('On now')).toBeVisible(),
};

/** What comes after it, in one line. */
export const WithAnother: Story = {
  name: 'Another one after it',
  args: {
    session: { ...session, date: '2099-11-27T19:00:00.000Z' },
    following: { name: 'Rook endings', start: '2099-12-10T17:30:00.000Z' },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Then: Rook endings, Thu, Dec 10, 6:30 PM your time \(5:30 PM UTC\)$/),
    ).toBeVisible();
    await expect(canvas.getByText('Friday, November 27, 2099')).toBeVisible();
    await expect(canvas.getByText('7:00 – 8:00 PM')).toBeVisible();
  },
};

/** UTC shows its date if it is another day. */
export const AnotherDayInUtc: Story = {
  name: 'Another day in UTC',
  args: { session: { ...session, date: '2099-11-28T01:00:00.000Z' }, timeZone: 'America/New_York' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Friday, November 27, 2099')).toBeVisible();
    await expect(canvas.getByText('Sat, Nov 28, 1:00 – 2:00 AM')).toBeVisible();
  },
};

export const WithoutLink: Story = {
  name: 'No link yet',
  args: { session: { ...session, link: '' } },
  play: ({ canvas }) => expect(canvas.getByText('No link yet')).toBeVisible(),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
