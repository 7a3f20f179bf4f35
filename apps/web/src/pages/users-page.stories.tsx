import { community } from '@skill-exchange/api-mocks/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inState, network, pageStory } from '../test/page-story.ts';
import { StoryApp } from '../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Users',
  component: StoryApp,
  args: { path: '/users', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    const { name } = community().me;
    await expect(await canvas.findByRole('article', { name })).toBeVisible();
  },
};

export const WithoutOneself: Story = {
  args: { as: 'member' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(3);
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

export const NoneFound: Story = {
  tags: ['opens'],
  args: { path: '/users?q=zzz' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nobody found for “zzz”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everybody' }));
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(3);
  },
};

export const Loading: Story = inState({ listUsers: 'loading' }, 'Loading...');

export const Empty: Story = inState({ listUsers: 'empty' }, 'Nobody else is here yet');

export const Failing: Story = {
  name: 'Error',
  parameters: network({ listUsers: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An error occurred while fetching users.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
