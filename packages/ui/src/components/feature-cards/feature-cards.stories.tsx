import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeatureCards } from './feature-cards.tsx';

const meta = { title: 'Components/Site/FeatureCards', tags: ['specified'], component: FeatureCards } satisfies Meta<
  typeof FeatureCards
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeFeatures: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(titles).toEqual(['Skill Exchange', 'Global Community', 'Collaborative Growth']);
  },
};
