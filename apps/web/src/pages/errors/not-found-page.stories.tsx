import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Not found',
  component: StoryApp,
  args: { path: '/no/such/page', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const VisitorPressed: Story = {
  ...Visitor,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Look like you're lost")).toBeVisible();
    await expect(canvas.getByText('The page you are looking for is not available!')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Home' }));
    await expect(await canvas.findByRole('heading', { name: 'Featured Events' })).toBeVisible();
  },
};
