import type { Session } from '@skill-exchange/api-client/types';
import { makeSession, makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { HomePart, HomePartSkeleton, HomeRow, HomeRows, MemberHome, NextSession } from './member-home.tsx';

const me = makeUser();
const [ines, kenji] = [makeUser({}, 1), makeUser({}, 2)];

const meta = {
  title: 'Components/Site/MemberHome',
  component: MemberHome,
  parameters: { layout: 'fullscreen' },
  args: { name: me.name },
} satisfies Meta<typeof MemberHome>;

export default meta;
type Story = StoryObj<typeof meta>;

const nextSession = (minutes: number, parts: Partial<Session> = {}) => (
  <HomePart title="Your next session">
    <NextSession
      session={makeSession({
        date: new Date(Date.now() + minutes * 60_000).toISOString(),
        link: 'https://meet.example.org/one-to-one',
        userOne: me,
        userTwo: ines,
        ...parts,
      })}
      memberId={me._id}
      otherHref="#other"
      timeZone="Europe/Berlin"
    />
  </HomePart>
);

const requests = (
  <HomePart title="Requests to answer">
    <HomeRows>
      <HomeRow href="#event" title="Rook endings for people with jobs" mark="2 requests" />
    </HomeRows>
  </HomePart>
);

const matches = (
  <HomePart title="You could swap">
    <HomeRows>
      {[ines, kenji].map(({ _id, name }) => (
        <HomeRow
          key={_id}
          href={`#${_id}`}
          title={name}
          detail="Portuguese for Python"
          start={<Avatar id={_id} name={name} size="sm" decorative />}
        />
      ))}
    </HomeRows>
  </HomePart>
);

/** Join is quiet until the session is near. */
export const Default: Story = {
  render: (args) => (
    <MemberHome {...args}>
      {nextSession(130)}
      {requests}
      {matches}
    </MemberHome>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Starts in 2 h 10 min')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Rook endings.*2 requests/ })).toHaveAttribute('href', '#event');
  },
};

export const SessionIsNear: Story = {
  render: (args) => <MemberHome {...args}>{nextSession(5)}</MemberHome>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Starts in 5 min')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join Session' })).toHaveAccessibleDescription(ines.name);
  },
};

export const SessionIsOn: Story = {
  render: (args) => <MemberHome {...args}>{nextSession(-10)}</MemberHome>,
  play: ({ canvas }) => expect(canvas.getByText('On now')).toBeVisible(),
};

/** It is not agreed, and says whose answer it waits for. */
export const SessionWaits: Story = {
  render: (args) => (
    <MemberHome {...args}>{nextSession(40 * 60, { consent: 'pending', waitingFor: ines._id })}</MemberHome>
  ),
  play: ({ canvas }) => expect(canvas.getByText(`Waiting for ${ines.name}`)).toBeVisible(),
};

export const Empty: Story = {
  render: (args) => (
    <MemberHome {...args}>
      <HomePart title="Your next session">
        <EmptyState
          title="No session planned yet"
          action={
            <ButtonLink href="#partners" variant="secondary">
              Find a partner
            </ButtonLink>
          }
        >
          Find someone who teaches what you want to learn.
        </EmptyState>
      </HomePart>
    </MemberHome>
  ),
};

export const Loading: Story = {
  render: (args) => (
    <MemberHome {...args}>
      <HomePart title="Your next session">
        <HomePartSkeleton label="Loading your sessions..." />
      </HomePart>
    </MemberHome>
  ),
};
