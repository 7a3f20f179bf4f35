import { community } from '@skill-exchange/api-mocks/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

/** The signed-in member hosts the first event, not the second. */
const [hosted, other] = ['/userDashboard/events/event-3', '/userDashboard/events/event-1'];
const ines = { _id: 'member-2', name: 'Inês Carvalho' };

function eventWith(id: string) {
  const event = community().events.find(({ _id }) => _id === id);
  if (event === undefined) throw new Error(`The community has no ${id}.`);
  return event;
}

const meta = {
  ...pageStory,
  title: 'Pages/Event',
  component: StoryApp,
  args: { path: hosted, as: 'member' },
  beforeEach: () => {
    pageStory.beforeEach();
    eventWith('event-3').cohosts = [ines];
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The host asks the member to host the second event. */
const asked: Pick<Story, 'args' | 'beforeEach'> = {
  args: { path: other },
  beforeEach: () => {
    pageStory.beforeEach();
    const { _id, name } = community().me;
    Object.assign(eventWith('event-1'), { cohosts: [{ _id, name }], hostingOffer: { _id, name } });
  },
};

const cohosts = async () => within(await screen.findByRole('region', { name: 'Co-hosts' }));

const ask: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.click((await cohosts()).getByRole('button', { name: 'Hand over to Inês Carvalho' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask Inês Carvalho' }));
};

export const Asks: Story = {
  tags: ['interaction'],
  parameters: shows({ offerHosting: 'success' }),
  play: async (context) => {
    await ask(context);
    await expectToast('We asked Inês Carvalho to host this event.');
    await expect(await (await cohosts()).findByText('Co-host, asked to host')).toBeVisible();
  },
};

export const Asking: Story = {
  tags: ['interaction'],
  parameters: network({ offerHosting: 'loading' }),
  play: async (context) => {
    await ask(context);
    await waitFor(async () => expect((await cohosts()).getByText('Asking...')).toBeVisible());
  },
};

const askingFails = (state: 'error' | 'offline'): Story => ({
  parameters: network({ offerHosting: state }),
  play: async (context) => {
    await ask(context);
    await waitFor(() => expect(screen.getByText(/^We couldn’t ask Inês Carvalho\./)).toBeVisible());
  },
});
export const AskingFails: Story = { ...askingFails('error'), tags: ['interaction'] };

export const TakesBack: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    pageStory.beforeEach();
    Object.assign(eventWith('event-3'), { cohosts: [ines], hostingOffer: ines });
  },
  parameters: shows({ answerHosting: 'success' }),
  play: async ({ userEvent }) => {
    await userEvent.click((await cohosts()).getByRole('button', { name: 'Take back the offer to Inês Carvalho' }));
    await expectToast('You still host this event.');
    await expect(await (await cohosts()).findByRole('button', { name: 'Hand over to Inês Carvalho' })).toBeVisible();
  },
};

export const Asked: Story = {
  name: 'You are asked to take it over',
  ...asked,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/asks you to host this event$/)).toBeVisible();
  },
};

export const AskedOnPublicPage: Story = {
  ...Asked,
  name: 'You are asked to take it over, from the list',
  args: { path: '/events/event-1' },
};

export const HandoverAccepts: Story = {
  ...asked,
  tags: ['interaction'],
  parameters: shows({ answerHosting: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    await expectToast('You now host this event.');
    await expect(await (await cohosts()).findByRole('button', { name: 'Invite a co-host' })).toBeVisible();
  },
};

export const HandoverDeclines: Story = {
  ...asked,
  tags: ['interaction'],
  parameters: shows({ answerHosting: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    await expectToast('You declined to host this event.');
  },
};

export const HandoverAnswering: Story = {
  ...asked,
  tags: ['interaction'],
  parameters: network({ answerHosting: 'loading' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    await expect(await canvas.findByRole('button', { name: 'Accepting...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const HandoverAnsweringFails: Story = {
  ...asked,
  tags: ['interaction'],
  parameters: network({ answerHosting: 'error' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.getByText(/^We couldn’t send your answer\./)).toBeVisible());
  },
};
