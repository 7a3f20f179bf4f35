import { makeUser, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { AllStates } from '../../docs/all-states.tsx';
import { LoadingStatus } from '../../primitives/loading-status/loading-status.tsx';
import { UserCard, UserCardGrid, UserCardItem, UserCardSkeleton } from './user-card.tsx';

const INES = makeUser({}, 1);

/** The card's props, and the member's fields in the controls. */
type UserCardArgs = ComponentProps<typeof UserCard> & {
  name?: string;
  rating?: number;
  teaches?: number;
  wants?: number;
};

const skills = ['Sourdough', 'Python', 'Public speaking', 'Guitar', 'Chess'];

const Card = ({ user, name, rating, teaches, wants, ...args }: UserCardArgs) => (
  <UserCard
    {...args}
    user={{
      ...user,
      name: name ?? user.name,
      rating: rating ?? user.rating,
      skillsOffered: teaches === undefined ? user.skillsOffered : skills.slice(0, teaches),
      skillsRequested: wants === undefined ? user.skillsRequested : skills.slice(0, wants),
    }}
  />
);

const meta = {
  title: 'Components/Members/UserCard',
  tags: ['specified'],
  component: UserCard,
  render: Card,
  argTypes: {
    user: { table: { disable: true } },
    name: {
      description: 'Length of the name',
      control: 'select',
      options: ['one word', 'three lines'],
      mapping: { 'one word': 'Ada', 'three lines': 'Maximiliane Alexandra von Hohenberg-Schwarzenfeld und Lichtenau' },
    },
    rating: { control: { type: 'range', min: 0, max: 5, step: 0.1 } },
    teaches: { description: 'Skills offered', control: { type: 'range', min: 0, max: 5 } },
    wants: { description: 'Skills wanted', control: { type: 'range', min: 0, max: 5 } },
  },
  args: { user: INES, href: '#profile', className: 'max-w-96' },
} satisfies Meta<UserCardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state at a glance, as a visitor sees it. */
export const EveryState: Story = {
  name: 'All states',
  render: (args) => (
    <AllStates
      component={Card}
      base={args}
      states={{
        'A visitor looks around': Loaded,
        'With a photo': WithPhoto,
        'New, without a name or skills': NewMember,
        'Long name and skills': LongTexts,
      }}
    />
  ),
};

export const Loaded: Story = {
  name: 'A visitor looks around',
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Inês Carvalho' });
    await expect(within(card).getByRole('heading', { name: 'Inês Carvalho', level: 3 })).toBeVisible();
    await expect(within(card).getByText(INES.rating.toFixed(1))).toBeVisible();
    const offered = within(within(card).getByRole('list', { name: 'Can teach' })).getAllByRole('listitem');
    await expect(offered.map((item) => item.textContent)).toEqual([
      ...INES.skillsOffered.slice(0, 3),
      `+ ${INES.skillsOffered.length - 3} more`,
    ]);
    const wanted = within(within(card).getByRole('list', { name: 'Wants to learn' })).getAllByRole('listitem');
    await expect(wanted).toHaveLength(INES.skillsRequested.length);
    const link = within(card).getByRole('link', { name: 'View profile' });
    await expect(link).toHaveAttribute('href', '#profile');
    await expect(link).toHaveAccessibleDescription('Inês Carvalho');
    // No overflow.
    for (const lane of card.querySelectorAll('[data-slot=skill-lane]'))
      await expect(lane.scrollHeight).toBeLessThanOrEqual(lane.clientHeight);
  },
};

const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/></svg>',
)}`;

export const WithPhoto: Story = { args: { user: { ...INES, photo: PHOTO } } };
export const LongTexts: Story = { args: { user: makeUser({}, 11) } };
export const NewMember: Story = {
  name: 'New, without a name or skills',
  args: { user: makeUser({ name: '', rating: 0, skillsOffered: [], skillsRequested: [] }, 9) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Unknown User' })).toBeVisible();
    await expect(canvas.getAllByText('No information available')).toHaveLength(2);
  },
};

/** A phone shows two members at once. */
export const OnAPhone: Story = {
  args: { className: '' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBeLessThan(400);
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Loading: Story = { render: () => <UserCardSkeleton className="max-w-96" /> };

export const LanesLineUp: Story = {
  render: () => (
    <UserCardGrid>
      {many(12, makeUser).map((user) => (
        <UserCardItem key={user._id}>
          <UserCard user={user} href={`#${user._id}`} />
        </UserCardItem>
      ))}
    </UserCardGrid>
  ),
  play: async ({ canvasElement }) => {
    const cards = [...canvasElement.querySelectorAll('[data-slot="user-card"]')];
    const lanesOf = (card: Element) => [...card.querySelectorAll('[data-slot="skill-lane"]')];
    const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
    for (const card of cards) {
      const neighbour = cards.find((other) => other !== card && topOf(other) === topOf(card));
      if (neighbour) await expect(lanesOf(card).map(topOf)).toEqual(lanesOf(neighbour).map(topOf));
    }
  },
};

export const Featured: Story = {
  render: () => (
    <UserCardGrid featured>
      {many(5, makeUser).map((user) => (
        <UserCardItem key={user._id}>
          <UserCard user={user} href={`#${user._id}`} />
        </UserCardItem>
      ))}
    </UserCardGrid>
  ),
  play: async ({ canvas }) => {
    const shown = globalThis.innerWidth >= 1024 ? 3 : 2;
    await expect(canvas.getAllByRole('article')).toHaveLength(shown);
  },
};

export const GridLoading: Story = {
  render: () => (
    <LoadingStatus label="Loading...">
      <UserCardGrid>
        {['a', 'b', 'c'].map((place) => (
          <UserCardItem key={place}>
            <UserCardSkeleton />
          </UserCardItem>
        ))}
      </UserCardGrid>
    </LoadingStatus>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
