import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandingBand } from './landing-band.tsx';

const meta = {
  title: 'Components/Site/LandingBand',
  tags: ['!stable', 'new', 'specified'],
  component: LandingBand,
  args: { getStartedHref: '/#features', exploreHref: '/users/allRecommendUsers' },
} satisfies Meta<typeof LandingBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Skill Exchange', 'Global Community', 'Collaborative Growth'])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'GET STARTED' })).toHaveAttribute('href', '/#features');
    await expect(canvas.getByRole('link', { name: 'EXPLORE' })).toHaveAttribute('href', '/users/allRecommendUsers');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
