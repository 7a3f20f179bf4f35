import { makeSavedSearch, savedSearches } from '@skill-exchange/api-mocks/handlers/saved-searches';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const searched = '/users?q=Sourdough&side=teach';

const meta = {
  ...pageStory,
  title: 'Pages/Users',
  component: StoryApp,
  args: { path: searched, as: 'member' },
  tags: ['!autodocs', 'interaction'],
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => await userEvent.click(await screen.findByRole('button', { name }));
const save = () => press('Save this search');
const remove = () => press('Search saved');
const nothing = () => Promise.resolve();
const isBusy = (name: string) => waitFor(() => expect(screen.getByRole('button', { name, busy: true })).toBeVisible());
const isIdle = (name: string) => waitFor(() => expect(screen.getByRole('button', { name, busy: false })).toBeVisible());

/** The result of a click in a network state. */
const after = (
  act: () => Promise<void>,
  parameters: object,
  shown: () => Promise<unknown>,
  isSaved = false,
): Story => ({
  parameters,
  beforeEach: () => {
    if (isSaved) savedSearches().push(makeSavedSearch());
  },
  play: async () => {
    await act();
    await shown();
  },
});

export const Saved = after(save, network({ saveSearch: 'success' }), async () => {
  await expectToast('Search saved. Once a day we tell you about new members who fit.');
  await expect(await screen.findByRole('button', { name: 'Search saved', pressed: true })).toBeVisible();
  await expect(savedSearches()).toMatchObject([{ name: 'Teaches Sourdough', filters: { teaches: 'Sourdough' } }]);
});
export const Saving = after(save, network({ saveSearch: 'loading' }), () => isBusy('Save this search'));
export const SaveFailing = after(save, network({ saveSearch: 'error' }), () =>
  expectToast('The search couldn’t be saved. Something went wrong on our side (req-1).'),
);

export const Full: Story = {
  name: 'You saved too many searches',
  beforeEach: () => {
    for (let index = 0; index < 10; index += 1)
      savedSearches().push(makeSavedSearch({ name: `Search ${index}`, filters: { q: `word ${index}` } }, index));
  },
  play: async () => {
    await save();
    await expectToast('The search couldn’t be saved. You have 10 saved searches. Delete one to save another.');
  },
};

export const Deleted = after(
  remove,
  network({ deleteSearch: 'success' }),
  () => screen.findByRole('button', { name: 'Save this search', pressed: false }),
  true,
);
export const Deleting = after(remove, network({ deleteSearch: 'loading' }), () => isBusy('Search saved'), true);
export const DeleteFailing = after(
  remove,
  network({ deleteSearch: 'error' }),
  () => expectToast('The search couldn’t be deleted. Something went wrong on our side (req-1).'),
  true,
);

export const NoneYet: Story = {
  name: 'You saved no search',
  ...after(nothing, network({ listSearches: 'empty' }), () => screen.findByText(/^Save a search to hear about/)),
  args: { path: '/users' },
};
const isThere = () => screen.findByRole('button', { name: 'Teaches it', pressed: true });
export const SavedSearchesLoading = after(nothing, network({ listSearches: 'loading' }), isThere);
export const LoadFailing = after(nothing, network({ listSearches: 'error' }), isThere);

/** Without a search, the saved ones lead to their results. */
export const Listed: Story = {
  tags: ['interaction'],
  args: { path: '/users' },
  beforeEach: () => {
    savedSearches().push(
      makeSavedSearch(),
      makeSavedSearch({ name: 'Language: German', path: '/users?language=de' }, 1),
    );
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Teaches Sourdough' }));
    await isThere();
    await isIdle('Search saved');
  },
};

export const InTheSettings: Story = {
  name: 'Saved searches, in the settings',
  args: { path: '/notifications/settings' },
  beforeEach: () => {
    savedSearches().push(makeSavedSearch());
  },
  play: async () => {
    await press('Delete the search Teaches Sourdough');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Saved searches' })).toBeNull());
  },
};
