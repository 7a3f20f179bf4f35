import { cases, limitHits } from '@skill-exchange/api-mocks/handlers/moderation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inState, pageStory } from '../test/page-story.ts';
import { StoryApp } from '../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Moderation',
  component: StoryApp,
  args: { path: '/moderation', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
    const appealed = await canvas.findByRole('link', { name: /Appeal$/ });
    await expect(appealed).toHaveAttribute('href', '/moderation/cases/case-appealed');
    await expect(canvas.getByText('Limits met in the last seven days')).toBeVisible();
  },
};

export const NothingWaits: Story = {
  beforeEach: () => {
    cases().splice(0);
    limitHits().splice(0);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing waits')).toBeVisible();
    await expect(canvas.queryByText('Limits met in the last seven days')).toBeNull();
  },
};

export const Loading: Story = inState({ listCases: 'loading' }, 'Loading cases...');
export const NoModerator: Story = inState({ listCases: 'forbidden' }, 'Only moderators can do this.');
export const Failing: Story = { name: 'Error', ...inState({ listCases: 'error' }, 'We couldn’t load the cases') };

const log = { args: { path: '/moderation/log' } };

export const Log: Story = {
  ...log,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Somebody who runs the site changed a role')).toBeVisible();
  },
};

export const LogLoading: Story = { ...log, ...inState({ listAudit: 'loading' }, 'Loading the log...') };
export const LogEmpty: Story = { ...log, ...inState({ listAudit: 'empty' }, 'Nothing yet') };
export const LogNoModerator: Story = { ...log, ...inState({ listAudit: 'forbidden' }, 'Only moderators can do this.') };
export const LogFailing: Story = { ...log, ...inState({ listAudit: 'error' }, 'We couldn’t load the log') };
