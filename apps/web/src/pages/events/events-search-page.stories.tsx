import { community } from '@skill-exchange/api-mocks/community';
import { repeatWeekly } from '@skill-exchange/api-mocks/series';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inState, network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Events',
  component: StoryApp,
  args: { path: '/events', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const upcoming = () => community().events.filter(({ status }) => status === 'Upcoming');

export const ByWords: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(3);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by title or skill' }), 'rook endings');
    await expect(await canvas.findByText('1 upcoming event')).toBeVisible();
    await expect(canvas.getByRole('article', { name: /^Rook endings/ })).toBeVisible();
  },
};

export const Corrected: Story = {
  tags: ['interaction'],
  args: { path: '/events?q=sourdoguh' },
  play: async ({ canvas, userEvent }) => {
    const instead = await canvas.findByRole('button', { name: 'Search for “sourdoguh” instead' });
    await expect(instead.closest('p')).toHaveTextContent(/^Showing Sourdough\./);
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(instead);
    await expect(await canvas.findByText('Your filters hide some events.')).toBeVisible();
  },
};

/** The events of a skill are a calendar that visitors can subscribe to. */
export const FollowsSkill: Story = {
  tags: ['interaction'],
  args: { path: '/events?skill=Sourdough' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Follow Sourdough in your calendar' }));
    const other = await screen.findByRole('menuitem', { name: 'Apple or other' });
    await waitFor(() => expect(other).toBeVisible());
    const { host } = window.location;
    await expect(other).toHaveAttribute('href', `webcal://${host}/api/events/feed.ics?skill=Sourdough`);
  },
};

/** Each filter narrows the list, and Any time widens it again. */
export const Filtering: Story = {
  tags: ['interaction'],
  args: { as: 'member' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const all = (await canvas.findAllByRole('article')).length;
    const wanted = upcoming().filter(({ skills }) =>
      skills.some((skill) => community().me.skillsRequested.includes(skill)),
    );
    await userEvent.click(await canvas.findByRole('button', { name: `Skills I want ${wanted.length}` }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(wanted.length));
    await userEvent.click(canvas.getByRole('button', { name: /^Skills I want/, pressed: true }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(all));
    const [skill = ''] = upcoming()[0]?.skills ?? [];
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Skill' }), skill);
    await userEvent.click(await sheet.findByRole('button', { name: /^Show \d+ events?$/ }));
    const taught = upcoming().filter(({ skills }) => skills.includes(skill));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(taught.length));
  },
};

const chessNights = { tags: ['interaction'], beforeEach: () => repeatWeekly('event-3', 8) } satisfies Story;

/** A series has one card in the list and in a search. */
export const SeriesOnOneCard: Story = {
  ...chessNights,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const { title = '' } = upcoming().find(({ series }) => series !== undefined) ?? {};
    await expect(await canvas.findByRole('article', { name: title })).toHaveTextContent('7 more dates');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by title or skill' }), title);
    await expect(await canvas.findByText('1 upcoming event')).toBeVisible();
    await expect(canvas.getByRole('article', { name: title })).toHaveTextContent('7 more dates');
  },
};

/** The card has the next date that passes the filters. */
export const SeriesFromADay: Story = {
  name: 'A series, from a day on',
  ...chessNights,
  args: { path: '/events?from=2026-12-14' },
  play: async ({ canvas }) => {
    const [, second] = upcoming().filter(({ series }) => series !== undefined);
    const link = await canvas.findByRole('link', { name: second?.title ?? '' });
    await expect(link).toHaveAttribute('href', `/events/${second?._id}`);
    await expect(canvas.getByRole('article', { name: second?.title ?? '' })).toHaveTextContent('6 more dates');
  },
};

/** The filter by language is in the address; the card says it. */
export const ByLanguage: Story = {
  tags: ['interaction'],
  args: { path: '/events?language=pt' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const spoken = upcoming().filter(({ language }) => language === 'pt');
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters (1)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const choice = sheet.getByRole('combobox', { name: 'Language' });
    await expect(choice).toHaveDisplayValue(/^Portuguese/);
    await waitFor(() => expect(canvas.getAllByRole('article', { hidden: true })).toHaveLength(spoken.length));
    await expect(canvas.getAllByText('· in Portuguese')).toHaveLength(spoken.length);
    await userEvent.selectOptions(choice, 'Any');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(spoken.length));
  },
};

/** A day above the list shows its events, and again all days. */
export const OneDay: Story = {
  tags: ['interaction'],
  args: { as: 'member' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const all = (await canvas.findAllByRole('article')).length;
    const [event] = upcoming();
    const day = event?.start_time.slice(0, 10);
    const sameDay = upcoming().filter(({ start_time }) => start_time.slice(0, 10) === day);
    await expect(canvas.getByRole('link', { name: 'Create Event' })).toBeVisible();
    const [link] = await canvas.findAllByRole('link', { name: /^\w+day, \w+ \d+, \d+ events?/ });
    await expect(link).toHaveAttribute('href', `/events?from=${day}&to=${day}`);
    await userEvent.click(link as HTMLElement);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(sameDay.length));
    const [chosen] = canvas.getAllByRole('link', { current: true });
    await expect(chosen).toHaveAttribute('href', '/events');
    await userEvent.click(chosen as HTMLElement);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(all));
  },
};

export const FilteringOnPhones: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Time of day' }), 'evenings');
    await userEvent.click(await sheet.findByRole('button', { name: /^Show \d+ events?$/ }));
    await expect(await canvas.findByRole('button', { name: 'Filters (1)' })).toBeVisible();
  },
};

/** Nothing passes all filters: the page says which one to drop, and what that gives. */
export const OneFilterTooMany: Story = {
  tags: ['interaction'],
  args: { path: '/events?q=sourdough&from=2099-12-20&to=2099-12-28' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Drop “Sun, Dec 20 – Mon, Dec 28” (1)' }));
    await expect(await canvas.findByRole('article', { name: 'Sourdough from a cold fridge' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Any time', pressed: true })).toBeVisible();
  },
};

export const NothingAtAll: Story = {
  tags: ['interaction'],
  name: 'Search with no result',
  args: { path: '/events?q=zzz' },
  parameters: network({ searchEvents: 'empty' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^No upcoming event is about “zzz”\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all events' }));
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(3);
  },
};

/** A registration shows in what a search found. */
export const SearchMemberRegisters: Story = {
  tags: ['interaction'],
  args: { path: '/events?q=sourdough', as: 'member' },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'Sourdough from a cold fridge' }));
    await userEvent.click(card.getByRole('button', { name: 'Show More' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Register for Event' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await card.findByText('Requested to Join')).toBeVisible();
  },
};

/** A backend of the specification alone has no search: its list has the skills of its events as filters. */
export const WithoutSearch: Story = {
  tags: ['interaction'],
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/events/search', () => HttpResponse.json({ message: 'Not found' }, { status: 404 })),
        ...network({}).msw.handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const all = (await canvas.findAllByRole('article')).length;
    const group = within(await canvas.findByRole('group', { name: 'Filter by skill' }));
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    const skill = group.getAllByRole('button')[1]?.textContent ?? '';
    await userEvent.click(group.getByRole('button', { name: skill }));
    const taught = upcoming().filter(({ skills }) => skills.includes(skill));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(taught.length));
    await userEvent.click(group.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(all));
  },
};

export const Searching: Story = {
  name: 'Search on its way',
  args: { path: '/events?q=python' },
  ...inState({ searchEvents: 'loading' }, 'Loading events...'),
};

export const SearchFailing: Story = {
  name: 'Error of a search',
  args: { path: '/events?q=python' },
  parameters: network({ searchEvents: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch events.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
