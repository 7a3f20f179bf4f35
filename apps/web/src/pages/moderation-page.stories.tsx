import { cases, limitHits } from '@skill-exchange/api-mocks/handlers/moderation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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
    const first = await canvas.findByRole('link', { name: /^High.*It is meant to hurt\./ });
    await expect(first).toHaveAttribute('href', '/moderation/cases/case-1');
    await expect(canvas.getByRole('tab', { name: 'Open' })).toHaveAccessibleDescription('5 in total');
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

export const Appeals: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Appeals' }));
    const appealed = await canvas.findByRole('link', { name: /It is meant to hurt\./ });
    await expect(appealed).toHaveAttribute('href', '/moderation/cases/case-appealed?show=appealed');
  },
};

export const NoneDecided: Story = {
  args: { path: '/moderation?show=closed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing decided yet')).toBeVisible();
  },
};

export const Nowhere: Story = {
  args: { path: '/moderation/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "Look like you're lost" })).toBeVisible();
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
