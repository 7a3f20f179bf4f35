import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SavedSearches } from './saved-searches.tsx';

const guitar = {
  _id: '1',
  name: 'Teaches Guitar',
  filters: { teaches: 'Guitar' },
  path: '/users?q=Guitar&side=teach',
  createdAt: '2026-11-20T12:00:00.000Z',
} as const;
const german = {
  ...guitar,
  _id: '2',
  name: 'Language: German, Free when: Weekday evenings',
  path: '/users?language=de&hours=weekday-evenings',
} as const;

const meta = {
  title: 'Components/Members/SavedSearches',
  component: SavedSearches,
  args: { searches: [guitar, german], onDelete: fn() },
} satisfies Meta<typeof SavedSearches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Teaches Guitar' })).toHaveAttribute('href', guitar.path);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the search Teaches Guitar' }));
    await expect(args.onDelete).toHaveBeenCalledWith(guitar);
  },
};

export const LongName: Story = {
  args: {
    searches: [
      {
        ...guitar,
        name: 'Teaches Guitar, Portuguese and woodturning on weekday mornings to beginners who speak German',
      },
    ],
  },
};

export const Ten: Story = {
  args: {
    searches: Array.from({ length: 10 }, (_, index) => ({ ...guitar, _id: `${index}`, name: `Search ${index}` })),
  },
};
