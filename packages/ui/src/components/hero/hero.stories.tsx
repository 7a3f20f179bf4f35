import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Hero } from './hero.tsx';

const meta = {
  title: 'Components/Site/Hero',
  tags: ['specified'],
  component: Hero,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Teach what you know. Learn what you don’t.',
    );
    await expect(canvas.getByRole('link', { name: 'GET STARTED' })).toHaveAttribute('href', '/#features');
    await expect(canvas.getByRole('link', { name: 'EXPLORE' })).toHaveAttribute('href', '/#skills');
  },
};

export const Member: Story = {
  args: { exploreHref: '/users/allRecommendUsers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'EXPLORE' })).toHaveAttribute('href', '/users/allRecommendUsers');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The green hand comes from the right, and its words can be read. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
