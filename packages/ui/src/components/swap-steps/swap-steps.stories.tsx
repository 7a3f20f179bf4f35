import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SwapSteps } from './swap-steps.tsx';

const meta = { title: 'Components/Site/SwapSteps', component: SwapSteps } satisfies Meta<typeof SwapSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(titles).toEqual(['Say both halves', 'Find your other half', 'Meet and trade']);
  },
};
