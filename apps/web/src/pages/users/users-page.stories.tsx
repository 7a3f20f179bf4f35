import { community } from '@skill-exchange/api-mocks/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inState, network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Users',
  component: StoryApp,
  args: { path: '/users', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  name: 'A visitor looks around',
  play: async ({ canvas }) => {
    const { name } = community().me;
    await expect(await canvas.findByRole('article', { name })).toBeVisible();
  },
};

export const WithoutOneself: Story = {
  name: 'Everybody but you',
  args: { as: 'member' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(3));
    await expect(canvas.queryByRole('article', { name: community().me.name })).toBeNull();
  },
};

export const Search: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(3);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name or skill' }), 'Inês');
    await waitFor(() => {
      const found = canvas.getAllByRole('article');
      expect(found.every((card) => card.textContent?.includes('Inês'))).toBe(true);
    });
  },
};

/** The URL contains a skill and a side. */
export const Teachers: Story = {
  name: 'Who teaches sourdough',
  args: { path: '/users?q=sourdough&side=teach' },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    const teachers = community().users.filter(({ skillsOffered }) => skillsOffered.includes('Sourdough'));
    await expect(cards).toHaveLength(teachers.length);
    await expect(canvas.getByText(/^\d+ members?$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Teaches it', pressed: true })).toBeVisible();
  },
};

export const EachSidePressed: Story = {
  tags: ['interaction'],
  args: { path: '/users?q=python' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    for (const [name, list] of [
      ['Wants to learn it', 'skillsRequested'],
      ['Teaches it', 'skillsOffered'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      const meant = community().users.filter((user) => user[list].includes('Python'));
      await waitFor(() => expect(canvas.queryAllByRole('article')).toHaveLength(meant.length));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Anyone' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Anyone', pressed: true })).toBeVisible());
  },
};

export const NoOneTeachesIt: Story = {
  name: 'No one teaches it',
  args: { path: '/users?q=zzz&side=teach' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No one teaches “zzz”')).toBeVisible();
  },
};

export const NoneFound: Story = {
  name: 'No one found',
  tags: ['opens'],
  args: { path: '/users?q=zzz' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No one found for “zzz”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everyone' }));
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(3);
  },
};

export const Loading: Story = {
  name: 'People load',
  ...inState({ listUsers: 'loading' }, 'Loading...'),
};

/** A member sees the best swaps above the list, and two-way swaps first in the list. */
export const Matches: Story = {
  name: 'Swaps and two-way people first',
  args: { as: 'member' },
  play: async ({ canvas }) => {
    const swaps = within(await canvas.findByRole('region', { name: 'Swaps for you' }));
    await expect((await swaps.findAllByRole('article'))[0]).toBeVisible();
    const both = within(await canvas.findByRole('region', { name: 'Works both ways' }));
    await expect((await both.findAllByText('Learns from you'))[0]).toBeVisible();
    await expect(both.getAllByRole('link', { name: 'Propose a session' })[0]).toBeVisible();
  },
};

export const Filtering: Story = {
  tags: ['interaction'],
  args: { as: 'member' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'More people' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Both ways' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'More people' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Both ways', pressed: true })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rating' }), '4');
    await expect(await canvas.findByRole('heading', { name: 'Works both ways' })).toBeVisible();
  },
};

export const FilteringOnPhones: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Rating' }), '4.5');
    await userEvent.click(await sheet.findByRole('button', { name: /^Show \d+ people$/ }));
    await expect(await canvas.findByRole('button', { name: 'Filters (1)' })).toBeVisible();
  },
};

export const Corrected: Story = {
  tags: ['interaction'],
  args: { path: '/users?q=portugeuse' },
  play: async ({ canvas, userEvent }) => {
    const instead = await canvas.findByRole('button', { name: 'Search for “portugeuse” instead' });
    await expect(instead.closest('p')).toHaveTextContent(/^Showing Portuguese\./);
    await userEvent.click(instead);
    await expect(await canvas.findByText('No one found for “portugeuse”')).toBeVisible();
  },
};

/** Nobody passes all filters: the page says which one to drop. */
export const OneFilterTooMany: Story = {
  tags: ['interaction'],
  args: { path: '/users?q=portuguese&language=xx' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Drop “Language: xx” \(\d+\)$/ }));
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
  },
};

/** A backend of the specification alone has no search of its own. */
export const WithoutSearch: Story = {
  name: 'A server without a search',
  args: { path: '/users?q=python', as: 'member' },
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/members/search', () => HttpResponse.json({ message: 'Not found' }, { status: 404 })),
        ...network({}).msw.handlers,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
  },
};

export const SearchFailing: Story = {
  name: 'Error of a search',
  args: { path: '/users?q=python' },
  parameters: network({ searchMembers: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An error occurred while fetching users.')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'No one else is here yet',
  ...inState({ listUsers: 'empty' }, 'No one else is here yet'),
};

export const Failing: Story = {
  name: 'Error',
  parameters: network({ listUsers: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An error occurred while fetching users.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The band above the list is not there without a swap, and waits for no one. */
const withoutSwaps = (state: 'empty' | 'error' | 'loading', name: string): Story => ({
  name,
  args: { as: 'member' },
  parameters: network({ listMatches: state }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: 'View profile' }))[0]).toBeVisible();
    const swaps = canvas.queryByRole('region', { name: 'Swaps for you' });
    await expect(swaps?.querySelector('article') ?? null).toBeNull();
  },
});

export const NoSwap = withoutSwaps('empty', 'No swap yet');
export const SwapsFailing = withoutSwaps('error', 'Swaps cannot be read');
export const SwapsLoading = withoutSwaps('loading', 'Swaps on their way');

export const Searching: Story = {
  name: 'Search on its way',
  args: { path: '/users?q=python' },
  ...inState({ searchMembers: 'loading' }, 'Loading...'),
};

export const FoundNobody: Story = {
  name: 'Search with no result',
  args: { path: '/users?q=python' },
  ...inState({ searchMembers: 'empty' }, 'No one found for “python”'),
};
