import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inState, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Text',
  component: StoryApp,
  args: {
    path: '/texts/rules',
    as: 'visitor',
    texts: [
      { kind: 'imprint', isAsked: false },
      { kind: 'rules', isAsked: true },
    ],
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Our rules' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/texts/imprint');
  },
};

export const Earlier: Story = {
  args: { path: '/texts/rules/1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no longer in force/)).toBeVisible();
  },
};

const missing: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('404')).toBeVisible();
};

export const Missing: Story = { args: { path: '/texts/terms' }, play: missing };
export const UnknownKind: Story = { args: { path: '/texts/anything' }, play: missing };
export const Loading: Story = inState({ getText: 'loading' }, 'Loading the text...');
export const Failing: Story = { name: 'Error', ...inState({ getText: 'error' }, 'We couldn’t load this text') };
export const Offline: Story = inState({ getText: 'offline' }, 'We couldn’t load this text');
