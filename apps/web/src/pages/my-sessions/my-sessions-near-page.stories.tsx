import { community } from '@skill-exchange/api-mocks/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const [first] = community().sessions;
const name = first?.userTwo.name ?? '';

/** A session that begins in ten minutes, or whatever else is given. */
function startWith(parts: object = {}): void {
  pageStory.beforeEach();
  const [session] = community().sessions;
  const date = new Date(Date.now() + 10 * 60_000).toISOString();
  if (session) Object.assign(session, { consent: 'agreed', version: 2, date, ...parts });
}

const meta = {
  ...pageStory,
  title: 'Pages/Sessions',
  component: StoryApp,
  args: { path: `/userDashboard/session/${first?._id}`, as: 'member' },
  beforeEach: () => startWith(),
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const session = async () => within(await screen.findByRole('article', { name }));

async function sayLate(): Promise<void> {
  await userEvent.click(await (await session()).findByRole('button', { name: 'I’m running late' }));
}

/** The specified three, without a menu and without scrolling. */
export const InSightOnTheDesk: Story = {
  name: 'Near its start, on the desk',
  tags: ['interaction'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    const page = await session();
    await expect(page.getByRole('timer')).toBeVisible();
    for (const action of [
      page.getByRole('link', { name: 'Join Session' }),
      page.getByRole('button', { name: 'Edit' }),
      page.getByRole('button', { name: 'Cancel' }),
    ]) {
      await expect(action).toBeVisible();
      const { top, bottom } = action.getBoundingClientRect();
      await expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true]);
      // Nothing covers it.
      const { left, width, height } = action.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(action.contains(at)).toBe(true);
    }
    await expect([window.innerWidth, window.innerHeight]).toEqual([1440, 900]);
  },
};

/** One message goes to the conversation of the two, and no second one. */
export const RunningLate: Story = {
  tags: ['interaction'],
  parameters: shows({ sendMessage: 'success' }),
  play: async () => {
    await expect((await session()).getByRole('timer')).toHaveTextContent(/^Starts in (9|10) minutes$/);
    await sayLate();
    await expectToast(`We told ${name} that you’re running late.`);
    // A conversation that is not in view is not opened.
    (await (await session()).findByRole('textbox', { name: 'Message' })).scrollIntoView();
    const log = await (await session()).findByRole('log', {}, { timeout: 20_000 });
    await waitFor(() => expect(within(log).getByText(/running a few minutes late/)).toBeInTheDocument());
    await userEvent.click((await session()).getByRole('button', { name: 'They know you’re late' }));
    await expect(within(log).getAllByText(/running a few minutes late/)).toHaveLength(1);
  },
};

export const LateSending: Story = {
  tags: ['interaction'],
  parameters: network({ sendMessage: 'loading' }),
  play: async () => {
    await sayLate();
    await expect(await (await session()).findByRole('button', { busy: true })).toBeVisible();
  },
};

export const LateFailing: Story = {
  tags: ['interaction'],
  parameters: network({ sendMessage: 'error' }),
  play: async () => {
    await sayLate();
    await expectToast('Uanble to send message. Try again. Something went wrong on our side (req-1).');
  },
};

/** As on backends that keep sessions without a link. */
export const MakesARoom: Story = {
  tags: ['interaction'],
  parameters: shows({ createRoom: 'success', editSession: 'success' }),
  beforeEach: () => startWith({ link: '' }),
  play: async () => {
    const page = await session();
    await userEvent.click(await page.findByRole('button', { name: 'Make a room for us' }));
    await expect(await page.findByRole('link', { name: 'Join Session' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://meet.example.org/k7mqx'),
    );
  },
};
