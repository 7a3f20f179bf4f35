import { community } from '@skill-exchange/api-mocks/community';
import { makeUser, today } from '@skill-exchange/api-mocks/factories';
import { furtherNeeds } from '@skill-exchange/api-mocks/handlers/needs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { openThread } from '../../test/open-thread.ts';
import { pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const ines = makeUser({}, 1);
const stranger = makeUser({}, 9);
const moment = 'They hear of it now. You hear of answers by email once you confirm your address.';
const sentAgain = 'We sent a link to jonas@example.org.';

const meta = {
  ...pageStory,
  title: 'Pages/Home',
  component: StoryApp,
  args: { path: '/', as: 'member' },
  beforeEach: () => {
    pageStory.beforeEach();
    Object.assign(community().me, { emailVerified: false });
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** One line, with the button that sends the link again. */
const saysSo = async ({ canvas }: { canvas: Canvas }) => {
  const notice = within(await canvas.findByRole('region', { name: 'Your account' }));
  await expect(notice.getByText('You hear of answers by email once you confirm your address.')).toBeVisible();
  await expect(notice.getByRole('button', { name: 'Send again' })).toBeVisible();
};

export const Home: Story = { name: 'Home, your address is not confirmed', play: saysSo };
export const HomeOnAPhone: Story = {
  name: 'Home, your address is not confirmed, on a phone',
  globals: { viewport: { value: 'phone' } },
  play: saysSo,
};
/** What waits has it already: it is said once. */
export const HomeWithItsRow: Story = {
  name: 'Home, confirming is one thing that waits',
  beforeEach: () => {
    const title = 'Confirm your address, and you hear of answers by email';
    furtherNeeds().push({
      _id: community().me._id,
      kind: 'confirmAddress',
      title,
      path: '/account',
      count: 1,
      askedAt: today,
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Confirm your address, and you hear of answers by email')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your account' })).toBeNull();
  },
};
export const Messages: Story = {
  name: 'Messages, your address is not confirmed',
  args: { path: '/messages' },
  play: saysSo,
};
export const MessagesOnAPhone: Story = {
  name: 'Messages, your address is not confirmed, on a phone',
  args: { path: '/messages' },
  globals: { viewport: { value: 'phone' } },
  play: saysSo,
};
export const SessionPage: Story = {
  name: 'Sessions, your address is not confirmed',
  args: { path: '/userDashboard/session/session-1' },
  play: saysSo,
};

export const HomeSendsAgain: Story = {
  tags: ['interaction'],
  parameters: shows({ sendVerification: 'success' }),
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole('region', { name: 'Your account' }));
    await userEvent.click(notice.getByRole('button', { name: 'Send again' }));
    await expectToast(sentAgain);
  },
};

/** A member with a confirmed address reads nothing of it. */
export const Confirmed: Story = {
  name: 'Your address is confirmed',
  beforeEach: () => void Object.assign(community().me, { emailVerified: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Good to see you/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your account' })).toBeNull();
  },
};

async function write(canvas: Canvas, text = 'Guten Tag!') {
  const pane = within(await canvas.findByRole('region', { name: 'Conversation' }));
  const box = pane.getByRole('textbox');
  await waitFor(() => expect(box).toBeEnabled());
  await pasteInto(userEvent, box, text);
  await userEvent.keyboard('{Enter}');
  // A sent message replaces the pending one.
  await waitFor(() => expect(pane.getByText(text)).toBeVisible());
}

/** The toast stays long enough for its button, and does not come a second time. */
export const FirstMessage: Story = {
  tags: ['interaction'],
  args: { path: `/messages/${stranger._id}` },
  parameters: shows({ sendMessage: 'success', sendVerification: 'success' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages yet. Start a conversation!')).toBeVisible();
    await write(canvas);
    await expectToast(moment);
    await write(canvas, 'Shall we swap an hour?');
    const toast = screen.getByText(moment).closest('[data-slot="toast"]');
    await userEvent.click(within(toast as HTMLElement).getByRole('button', { name: 'Send again' }));
    await expectToast(sentAgain);
    // A second one would stay for ten seconds.
    await waitFor(() => expect(screen.queryByText(moment)).toBeNull(), { timeout: 5_000 });
  },
};

export const LaterMessage: Story = {
  tags: ['interaction'],
  args: { path: `/messages/${ines._id}` },
  parameters: shows({ sendMessage: 'success' }),
  play: async ({ canvas }) => {
    await openThread();
    await write(canvas);
    await expect(screen.queryByText(moment)).toBeNull();
  },
};

export const RequestToJoin: Story = {
  tags: ['interaction'],
  args: { path: '/events/event-1' },
  parameters: shows({ registerForEvent: 'success' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Register for Event' }));
    await expectToast('Your request to join has been sent!');
    await expectToast(moment);
  },
};

export const Proposal: Story = {
  tags: ['interaction'],
  args: { path: `/userDashboard/session?with=${ines._id}` },
  parameters: shows({ proposeSession: 'success' }),
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: 'Add New Session' }));
    const times = await form.findAllByRole('button', { name: /^7:00 PM/ });
    for (const time of times.slice(0, 2)) await userEvent.click(time);
    await userEvent.click(await form.findByRole('radio', { name: 'Paste a link' }));
    await pasteInto(userEvent, form.getByLabelText('Session link'), 'https://meet.example.org/us');
    await userEvent.click(form.getByRole('button', { name: 'Propose 2 times' }));
    await expectToast('It takes place once the other member accepts.');
    await expectToast(moment);
  },
};
