import { community } from '@skill-exchange/api-mocks/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/My events',
  component: StoryApp,
  args: { path: '/userDashboard/events', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const wanted = 'Sourdough from a cold fridge';
const attended = 'Your first roll of film';
const enrolled = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Enrolled Events' }));

function ask() {
  const { events, me } = community();
  events.find(({ title }) => title === wanted)?.requests.push({ _id: me._id });
}

/** A pending request is listed with the events, and is withdrawn with one click. */
export const Withdraws: Story = {
  tags: ['interaction'],
  beforeEach: ask,
  parameters: shows({ leaveEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    const section = await enrolled(canvas);
    const card = within(await section.findByRole('article', { name: wanted }));
    await expect(card.getByText('Requested to Join')).toBeVisible();
    await expect(card.queryByRole('link', { name: 'Join Meeting' })).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Withdraw request' }));
    await expectToast('You withdrew your request.');
    await waitFor(() => expect(section.queryByRole('article', { name: wanted })).toBeNull());
    await waitFor(() => expect(section.getByRole('tabpanel')).toHaveFocus());
  },
};

async function leave(canvas: Canvas, userEvent: { click: (element: Element) => Promise<void> }) {
  const section = await enrolled(canvas);
  const card = within(await section.findByRole('article', { name: attended }));
  await userEvent.click(card.getByRole('button', { name: 'View Details' }));
  const dialog = within(await screen.findByRole('dialog', { name: attended }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Leave event' }));
  const question = within(await screen.findByRole('alertdialog', { name: `Leave “${attended}”?` }));
  await userEvent.click(question.getByRole('button', { name: 'Leave event' }));
  return section;
}

/** Leaving an event asks for confirmation. */
export const Leaves: Story = {
  name: 'You leave an event',
  parameters: shows({ leaveEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    const section = await leave(canvas, userEvent);
    await expectToast('You have left the event.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(section.queryByRole('article', { name: attended })).toBeNull());
  },
};

const fails = (state: 'offline' | 'conflict', words: string): Story => ({
  parameters: network({ leaveEvent: state }),
  play: async ({ canvas, userEvent }) => {
    const section = await leave(canvas, userEvent);
    await expectToast(words);
    await expect(section.getByText(attended)).toBeInTheDocument();
  },
});
export const LeavingOffline = fails('offline', "We couldn't take you off the list.");
export const LeavingConflict = fails('conflict', "We couldn't take you off the list. This event was canceled.");

/** While pending, the button cannot be clicked twice. */
export const Leaving: Story = {
  name: 'Leaving an event',
  tags: ['opens'],
  beforeEach: ask,
  parameters: network({ leaveEvent: 'loading' }),
  play: async ({ canvas, userEvent }) => {
    const section = await enrolled(canvas);
    const card = within(await section.findByRole('article', { name: wanted }));
    await userEvent.click(card.getByRole('button', { name: 'Withdraw request' }));
    await expect(await card.findByRole('button', { name: 'Withdrawing...' })).toHaveAttribute('aria-busy', 'true');
  },
};
