import { community } from '@skill-exchange/api-mocks/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Event',
  component: StoryApp,
  args: { path: '/userDashboard/events/event-3', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const guests = ['Marit Solheim', 'Inês Carvalho'];

const given: Pick<Story, 'beforeEach'> = {
  beforeEach: () => {
    pageStory.beforeEach();
    const event = community().events.find(({ _id }) => _id === 'event-3');
    const ids = ['member-2', 'member-3', 'member-4'].map((_id) => ({ _id }));
    Object.assign(event ?? {}, { participants: ids, current_participants_count: ids.length });
  },
};

export const Prints: Story = {
  ...given,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockReturnValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Print guest list' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    // Hidden on screens.
    const sheet = document.querySelector('body > [data-slot="guest-sheet"]');
    await expect(sheet).not.toBeVisible();
    for (const name of guests) await expect(sheet).toHaveTextContent(name);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  },
};

export const Saves: Story = {
  ...given,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const create = spyOn(URL, 'createObjectURL');
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    const [file] = create.mock.calls[0] ?? [];
    const text = file instanceof Blob ? await file.text() : '';
    for (const name of guests) await expect(text).toContain(`${name},Coming,`);
    const [link] = click.mock.contexts as HTMLAnchorElement[];
    await expect(link?.download).toMatch(/ \d{4}-\d\d-\d\d\.csv$/);
  },
};

export const GuestListLoadingFails: Story = {
  ...given,
  tags: ['interaction'],
  parameters: network({ listWaitlist: 'error' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(screen.getByText(/^We couldn’t load your guests\./)).toBeVisible());
  },
};
