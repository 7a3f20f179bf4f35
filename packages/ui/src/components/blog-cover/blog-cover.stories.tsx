import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BlogCover } from './blog-cover.tsx';

const meta = {
  title: 'Components/Blog/BlogCover',
  component: BlogCover,
  args: { title: 'Bake the same loaf ten times', category: 'bread', className: 'relative aspect-[16/9]' },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BlogCover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is not text: the category is shown next to it. */
export const OneWord: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('bread')).toBeNull();
    const word = canvasElement.querySelector('[data-word=bread]') ?? document.body;
    await expect(getComputedStyle(word, '::before').content).toBe('"bread"');
  },
};

export const TwoWords: Story = { args: { category: 'film photography' } };
export const LongWord: Story = { args: { category: 'internationalization' } };
export const OtherScript: Story = { args: { category: 'الخط العربي' } };

/** The title's initial, for little room. */
export const Thumbnail: Story = { args: { className: 'relative size-22 rounded-ctl' } };

export const Looks: Story = {
  render: (args) => (
    <div className="grid grid-cols-2 gap-4">
      {['Slow knives first', 'The true red', 'Ask about the shoes', 'A table is a promise', 'Git', 'Chess'].map(
        (title) => (
          <BlogCover key={title} {...args} title={title} category="woodwork" />
        ),
      )}
    </div>
  ),
};
