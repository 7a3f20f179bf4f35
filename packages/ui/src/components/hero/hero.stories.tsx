import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleImage } from '../../primitives/file-drop/sample-image.ts';
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

/** The box is as high before the picture has loaded. */
export const WithCover: Story = {
  args: { cover: { src: 'data:,', alt: 'Two neighbors at a workbench' } },
  play: async ({ canvas, canvasElement }) => {
    const cover = canvas.getByRole('img', { name: 'Two neighbors at a workbench' });
    await expect(cover.offsetHeight).toBeGreaterThan(100);
    await expect(canvasElement.querySelector('[data-slot="hero-hands"]')).toBeNull();
  },
};

export const DecorativeCover: Story = {
  args: { cover: { src: URL.createObjectURL(sampleImage()), alt: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The green hand comes from the right, and its words can be read. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
