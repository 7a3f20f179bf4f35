import { community } from '@skill-exchange/api-mocks/community';
import { instant, makeUser } from '@skill-exchange/api-mocks/factories';
import { availability } from '@skill-exchange/api-mocks/handlers/availability';
import { matches } from '@skill-exchange/api-mocks/handlers/matches';
import { furtherNeeds } from '@skill-exchange/api-mocks/handlers/needs';
import { rings } from '@skill-exchange/api-mocks/handlers/rings';
import { askLive, openSockets } from '@skill-exchange/api-mocks/live';
import { makeRing } from '@skill-exchange/api-mocks/match-factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Home',
  component: StoryApp,
  args: { path: '/', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const needsYou = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('region', { name: 'Needs you' }));

/** What waits elsewhere has a link, what ends first is on top, and the steps of a newcomer come after it. */
export const OnOtherPages: Story = {
  name: 'What waits on other pages',
  parameters: network({ listMySessions: 'empty', listChatUsers: 'empty' }),
  beforeEach: () => {
    localStorage.clear();
    availability().own = null;
    const { events } = community();
    events.length = 0;
    const row = { count: 1, askedAt: instant(0, -1), path: '/matches' };
    const ines = makeUser({}, 1);
    furtherNeeds().push(
      { ...row, _id: '1', kind: 'placeOffered', title: 'A place is free for you: Rook endings', endsAt: instant(1) },
      {
        ...row,
        _id: '2',
        kind: 'ringAnswer',
        title: 'Inês asks you to join a ring of 3',
        actor: ines,
        endsAt: instant(2),
      },
      { ...row, _id: '3', kind: 'ringLessons', title: 'Your ring is agreed. Plan 2 lessons' },
    );
  },
  play: async ({ canvas }) => {
    const needs = await needsYou(canvas);
    await expect(await needs.findByRole('link', { name: 'Take the place' })).toHaveAttribute('href', '/matches');
    const steps = await canvas.findByRole('region', { name: 'Three steps to your first swap' });
    const last = needs.getByRole('link', { name: 'Plan lessons' });
    await expect(last.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** What is days away leaves the first screen of a phone to what waits. */
export const OnPhone: Story = {
  name: 'What waits, on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: network({ listParticipatingEvents: 'empty' }),
  beforeEach: () => {
    const [next] = community().sessions;
    if (next) next.date = instant(3);
  },
  play: async ({ canvas }) => {
    const topOf = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect().top;
    await waitFor(() => expect(topOf('Needs you')).toBeLessThan(topOf('Your next session')));
  },
};

/** A ring needs nothing before its members ask for it, so it comes after what waits. */
export const Rings: Story = {
  name: 'A ring is agreed',
  beforeEach: () => {
    rings().splice(0, 1, makeRing({ state: 'agreed' }));
    Object.assign(community().me, { about: '', photo: '' });
  },
  play: async ({ canvas }) => {
    const needs = await canvas.findByRole('region', { name: 'Needs you' });
    const agreed = await canvas.findByText(/^Your ring with .+ and .+ is agreed\.$/);
    await expect(needs.compareDocumentPosition(agreed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const possible = await canvas.findByText(/^A ring is possible for you, with .+ and /);
    await expect(within(possible).getByRole('link')).toHaveAttribute('href', '/matches?show=ring');
    await expect(canvas.getByText('Members find you in matches once you add a photo or a few words.')).toBeVisible();
  },
};

/** Who is asked for a ring hears of no other one with the same people. */
export const RingOfOthers: Story = {
  name: 'A ring is possible, and one waits',
  play: async ({ canvas }) => {
    const [, second] = matches().all.filter(({ kind }) => kind === 'ring');
    const possible = await canvas.findByText(/^A ring is possible for you/);
    await expect(possible).toHaveTextContent(`and ${second?.seats.at(-1)?.member.name}.`);
  },
};

/** Without rings and matches nothing is said of them. */
const withoutRings = (state: 'empty' | 'loading' | 'error'): Story => ({
  parameters: network({ listRings: state, listMatches: state }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Needs you' })).toBeVisible();
    await expect(canvas.queryByText(/^(?:Your|A) ring /)).toBeNull();
  },
});

export const RingsEmpty: Story = withoutRings('empty');
export const RingsLoading: Story = withoutRings('loading');
export const RingsFailing: Story = withoutRings('error');

/** A backend without the list: sessions and events say what waits. */
export const OtherBackend: Story = {
  name: 'A server without what waits',
  parameters: {
    msw: {
      handlers: [http.get('*/api/needs', () => new HttpResponse(null, { status: 404 })), ...network({}).msw.handlers],
    },
  },
  play: async ({ canvas }) => {
    const needs = await needsYou(canvas);
    await expect((await needs.findAllByRole('button', { name: /^Approve / }))[0]).toBeVisible();
  },
};

/** Without the events, their requests are answered on their pages. */
const withPages: Story = {
  play: async ({ canvas }) => {
    const needs = await needsYou(canvas);
    await expect((await needs.findAllByRole('link', { name: 'See requests' }))[0]).toBeVisible();
  },
};

export const EventsLoading: Story = {
  name: 'Your hosted events load',
  ...withPages,
  parameters: network({ listCreatedEvents: 'loading' }),
};
export const EventsEmpty: Story = {
  name: 'You host nothing',
  ...withPages,
  parameters: network({ listCreatedEvents: 'empty' }),
};
export const EventsFailing: Story = {
  name: 'Your hosted events cannot be read',
  ...withPages,
  parameters: network({ listCreatedEvents: 'error' }),
};

/** Requests of a series are for several dates: their page says which. */
export const RequestsOfASeries: Story = {
  name: 'Requests for one date of a series',
  beforeEach: () => {
    community().events.length = 0;
    const row = { count: 2, dates: 3, askedAt: instant(0, -1), path: '/userDashboard/events/event-1' };
    furtherNeeds().push({ ...row, _id: 'event-1', kind: 'eventRequests', title: '2 want to join Bread, 3 dates' });
  },
  play: async ({ canvas }) => {
    const needs = await needsYou(canvas);
    await expect(await needs.findByRole('link', { name: 'See requests' })).toHaveAttribute(
      'href',
      '/userDashboard/events/event-1',
    );
    await expect(needs.queryByRole('button', { name: /^Approve / })).toBeNull();
  },
};

/** A request that arrives without a notification of its own, such as a second one of an event, stands here at once. */
export const RequestArrives: Story = {
  name: 'Somebody asks to join while you look',
  beforeEach: () => {
    for (const event of community().events) event.requests = [];
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(openSockets()).toBe(1));
    const { _id, name } = makeUser({ name: 'Tomás Herrera' }, 3);
    askLive('event-3', { _id, name, about: '' });
    await expect((await canvas.findAllByText(/Tomás Herrera/))[0]).toBeVisible();
  },
};
