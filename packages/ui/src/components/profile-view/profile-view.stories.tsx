import { makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Flag from 'lucide-react/icons/flag';
import MessageCircle from 'lucide-react/icons/message-circle';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { LoadingStatus } from '../../primitives/loading-status/loading-status.tsx';
import { SwapBand } from '../swap-band/swap-band.tsx';
import { TheirClock } from '../their-clock/their-clock.tsx';
import { ProfileView, ProfileViewSkeleton } from './profile-view.tsx';

const INES = makeUser({}, 1);
const match = { learn: ['Portuguese', 'Film photography'], teach: ['Python'] };

const meta = {
  title: 'Components/Members/ProfileView',
  tags: ['specified'],
  component: ProfileView,
  args: {
    user: INES,
    reviewCount: 23,
    actions: (
      <Button>
        <MessageCircle aria-hidden="true" />
        Message
      </Button>
    ),
    moreActions: (
      <Button variant="quiet" size="sm">
        <Flag aria-hidden="true" />
        Report User
      </Button>
    ),
  },
} satisfies Meta<typeof ProfileView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeoneElse: Story = {
  name: 'Another member',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: INES.name })).toBeVisible();
    await expect(canvas.getByText(INES.rating.toFixed(1))).toBeVisible();
    await expect(canvas.getByText('23 reviews')).toBeVisible();
    await expect(canvas.getByText(INES.about)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Looking to Learn' })).toBeVisible();
    await expect(canvas.queryByText(/@/)).toBeNull();
    await expect(canvas.getByText('Shows up: 11 of 12 sessions')).toBeVisible();
    await expect(canvas.getByText('Usually answers within a day')).toBeVisible();
  },
};

export const OnesOwn: Story = {
  name: 'Your own',
  args: {
    own: true,
    user: makeUser({ email: 'jonas@example.org', showsUp: { sessions: 5, came: 5 } }),
    actions: <Button variant="secondary">Edit</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'jonas@example.org' })).toBeVisible();
    await expect(canvas.getByText('Shows up: 5 of 5 sessions')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'My Skills' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Skills I Want to Learn' })).toBeVisible();
  },
};

/** A member with too few sessions and answers has no such figures. */
export const NewMember: Story = {
  args: { user: makeUser({}, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Shows up/)).toBeNull();
    await expect(canvas.queryByText(/within a day/)).toBeNull();
  },
};

export const EmptyProfile: Story = {
  name: 'Nothing filled in yet',
  args: { user: makeUser({ rating: 0, skillsOffered: [], skillsRequested: [] }, 9), reviewCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This user has not provided an about section.')).toBeVisible();
    await expect(canvas.getByText('0.0')).toBeVisible();
  },
};

export const WithoutActions: Story = { name: 'Before you log in', args: { actions: undefined } };
/** Beside the open chat: the actions go below, and no word of the name is broken. */
export const BesideTheChat: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-200">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    const lines = document.createRange();
    lines.selectNodeContents(heading);
    const tops = new Set([...lines.getClientRects()].map(({ top }) => Math.round(top)));
    await expect(tops.size).toBeLessThanOrEqual((heading.textContent ?? '').split(' ').length);
  },
};

export const LongTexts: Story = { args: { user: makeUser({ about: `${INES.about}\n\n`.repeat(6) }, 11) } };

export const Loading: Story = {
  render: () => (
    <LoadingStatus label="Loading..." labelHidden>
      <ProfileViewSkeleton />
    </LoadingStatus>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The possible swap is above everything else; its skills come first in the lanes. */
export const Match: Story = {
  name: 'You could swap',
  args: { match, clock: <TheirClock timeZone="Europe/Lisbon" />, band: <SwapBand match={match} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Can teach you')).toBeVisible();
    await expect(canvas.getByText(/ in Lisbon now$/)).toBeVisible();
    await expect(canvas.getAllByText('You want this')).toHaveLength(2);
  },
};

export const MatchOnPhone: Story = {
  ...Match,
  name: 'Match on phone',
  play: async () => {},
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const MatchRightToLeft: Story = {
  ...Match,
  name: 'Match right to left',
  play: async () => {},
  globals: { direction: 'rtl' },
};

/** Lists and matches leave the member out until that day. */
export const Away: Story = {
  name: 'Back in two weeks',
  args: { user: { ...INES, awayUntil: '2099-12-10' } },
  play: ({ canvas }) => expect(canvas.getByText('Away until Thursday, December 10, 2099')).toBeVisible(),
};
