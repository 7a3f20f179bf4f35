import { repeatWeekly } from '@skill-exchange/api-mocks/series';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/My events',
  component: StoryApp,
  args: { path: '/userDashboard/events', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const hosted = 'Rook endings for people with jobs';

const ask = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  const section = within(await canvas.findByRole('region', { name: 'Created Events' }));
  const [first] = await section.findAllByRole('article', { name: hosted });
  await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Delete Event' }));
  return within(await screen.findByRole('alertdialog', { name: `Cancel “${hosted}”?` }));
};

/** The question names the date, and says until when the event can be brought back. */
export const NamesTheDate: Story = {
  tags: ['interaction'],
  play: async (context) => {
    const question = await ask(context);
    await expect(question.getByText(/^\w+day, \w+ \d+, \d{4}, .*UTC$/)).toBeVisible();
    await expect(question.getByText(/You can bring it back within 24 hours\.$/)).toBeVisible();
  },
};

export const CountsTheDates: Story = {
  tags: ['interaction'],
  beforeEach: () => repeatWeekly('event-3'),
  play: async (context) => {
    const question = await ask(context);
    await context.userEvent.click(question.getByRole('radio', { name: 'All dates' }));
    await expect(await question.findByText('4 dates')).toBeVisible();
  },
};

const counts = (state: 'loading' | 'error' | 'empty', said: string): Story => ({
  beforeEach: () => repeatWeekly('event-3'),
  parameters: network({ listEvents: state }),
  play: async (context) => {
    const question = await ask(context);
    await context.userEvent.click(question.getByRole('radio', { name: 'All dates' }));
    await expect(await question.findByText(said)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Cancel event' })).toBeEnabled();
  },
});
export const CountingTheDates: Story = { ...counts('loading', 'Counting the dates...'), tags: ['interaction'] };
export const CountFailing: Story = { ...counts('error', 'Several dates'), tags: ['interaction'] };
export const NothingToCount: Story = { ...counts('empty', 'Several dates'), tags: ['interaction'] };
