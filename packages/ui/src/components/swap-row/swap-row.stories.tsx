import { makeMatch, matchMember } from '@skill-exchange/api-mocks/match-factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AllStates } from '../../docs/all-states.tsx';
import { LoadingStatus } from '../../primitives/loading-status/loading-status.tsx';
import { MatchMenu } from '../match-menu/match-menu.tsx';
import { SwapRow, SwapRowSkeleton } from './swap-row.tsx';

const member = matchMember(1);

const meta = {
  title: 'Components/Matches/SwapRow',
  component: SwapRow,
  args: {
    member,
    teaches: ['Portuguese', 'Sourdough'],
    learns: ['Python'],
    facts: makeMatch().why.filter(({ kind }) => ['language', 'hours'].includes(kind)),
    freeAt: '2026-12-01T17:30:00Z',
    timeZone: 'Europe/Berlin',
    profileHref: '#profile',
    proposeHref: '#propose',
    messageHref: '#message',
    onSave: fn(),
    menu: (label) => <MatchMenu match={makeMatch()} label={label} profileHref={(id) => `#${id}`} onState={fn()} />,
  },
} satisfies Meta<typeof SwapRow>;

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
        'Works both ways': Default,
        'No shared hours yet': NoSharedHours,
        'Teach it, want something else': OneWay,
        'Found by a search': FromAList,
        Saved: Saved,
      }}
    />
  ),
};

export const Default: Story = {
  name: 'Works both ways',
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('article', { name: member.name }));
    await expect(row.getByRole('link', { name: member.name })).toHaveAttribute('href', '#profile');
    await expect(row.getByRole('link', { name: 'Propose a session' })).toHaveAttribute('href', '#propose');
    await expect(row.getByRole('link', { name: 'Message' })).toHaveAttribute('href', '#message');
    await expect(row.getByText('Tue, Dec 1, 6:30 PM')).toBeVisible();
    await expect(row.getByText('5:30 PM')).toBeVisible();
    const facts = row.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(facts).toEqual(['You both speak English', 'You both have time for 7 h a week']);
  },
};

/** Nothing to save and no reason to hide: the profile is beside Message. */
export const FromAList: Story = {
  name: 'Found by a search',
  args: { facts: ['Speaks Portuguese, English', 'Active this week'] },
  render: ({ onSave: _save, menu: _menu, ...args }) => <SwapRow {...args} />,
  play: async ({ canvas }) => {
    const profile = canvas.getByRole('link', { name: 'View profile' });
    await expect(profile).toHaveAttribute('href', '#profile');
    await expect(profile).toHaveAccessibleDescription(member.name);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** From a server that only has facts as sentences. */
export const FactsInSentences: Story = {
  args: { facts: [{ kind: 'hours', text: `You and ${member.name} both have time for an hour a week` }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`You and ${member.name} both have time for an hour a week`)).toBeVisible();
  },
};

/** In the morning in Tokyo it is another day in UTC, which carries its day. */
export const OnAnotherDay: Story = {
  args: { freeAt: '2026-12-01T23:30:00Z', timeZone: 'Asia/Tokyo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wed, Dec 2, 8:30 AM')).toBeVisible();
    await expect(canvas.getByText('Tue, Dec 1, 11:30 PM')).toBeVisible();
  },
};

/** One clock is enough in UTC. */
export const InUtc: Story = {
  name: 'You live on UTC',
  args: { timeZone: 'UTC' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tue, Dec 1, 5:30 PM').closest('p')).toHaveTextContent(
      /^Both free Tue, Dec 1, 5:30 PM UTC$/,
    );
  },
};

export const NoSharedHours: Story = { name: 'You are never both free', args: { freeAt: null } };

/** They teach what the viewer wants, and want something else. */
export const OneWay: Story = {
  name: 'You learn, they want nothing you teach',
  args: { learns: [], facts: ['Wants to learn Chess'] },
};

export const Saved: Story = { name: 'You saved them', args: { isSaved: true } };

export const Saving: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save for later' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Loading: Story = {
  render: () => (
    <LoadingStatus label="Loading..." labelHidden>
      <SwapRowSkeleton />
    </LoadingStatus>
  ),
};
