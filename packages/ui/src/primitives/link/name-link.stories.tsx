import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NameLink } from './name-link.tsx';

const meta = {
  title: 'Primitives/Actions/NameLink',
  tags: ['!stable', 'new'],
  component: NameLink,
  args: { href: '#ines', children: 'Inês Carvalho' },
  decorators: [(story) => <p className="p-8">{story()}</p>],
} satisfies Meta<typeof NameLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A finger hits it 44 px high, and its row is no higher than its text. */
export const Linked: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Inês Carvalho' });
    const { x, y, height } = link.getBoundingClientRect();
    await expect(height).toBeLessThan(40);
    for (const away of [-21, 21]) await expect(document.elementFromPoint(x + 8, y + height / 2 + away)).toBe(link);
  },
};

/** A former member has no profile. */
export const Plain: Story = {
  args: { href: undefined, children: 'Former member' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
