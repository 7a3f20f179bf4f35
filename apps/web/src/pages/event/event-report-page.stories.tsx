import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

/** Reports of content by others. */
const meta = {
  ...pageStory,
  title: 'Pages/Event',
  component: StoryApp,
  args: { path: '/userDashboard/events/event-2', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function report(button: string) {
  const [first] = await screen.findAllByRole('button', { name: button });
  if (first) await userEvent.click(first);
  return await submitReport();
}

async function submitReport() {
  const dialog = within(await screen.findByRole('dialog', { name: /^Report/ }));
  await pasteInto(userEvent, dialog.getByLabelText('Reason'), 'It sells something.');
  await userEvent.click(dialog.getByRole('button', { name: 'Submit Report' }));
  return dialog;
}

const sent = (path: string, button: string): Story => ({
  tags: ['interaction'],
  args: { path },
  parameters: network({ reportContent: 'success' }),
  play: async () => {
    await report(button);
    await expectSent();
  },
});

async function expectSent() {
  await expectToast('Report submitted successfully');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Report/ })).toBeNull());
}

export const OfAnEvent = sent('/userDashboard/events/event-2', 'Report event');
export const OfAReview = sent('/users/member-2', 'Report review');
/** From the menu of a message. */
export const OfAMessage: Story = {
  ...sent('/users/member-2#chat', 'Report'),
  tags: ['interaction'],
  play: async () => {
    const log = within(await screen.findByRole('log'));
    // The second message is by the other member.
    const menus = await log.findAllByRole('button', { name: 'More actions' });
    await userEvent.click(menus[1] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
    await submitReport();
    await expectSent();
  },
};

export const Sending: Story = {
  tags: ['interaction'],
  parameters: network({ reportContent: 'loading' }),
  play: async () => {
    const dialog = await report('Report event');
    await expect(await dialog.findByRole('button', { name: 'Submitting...' })).toBeVisible();
  },
};

const fails = (state: StateOf<'reportContent'>, reason: string): Story => ({
  tags: ['interaction'],
  parameters: network({ reportContent: state }),
  play: async () => {
    const dialog = await report('Report event');
    await expect(await dialog.findByText(reason)).toBeVisible();
    await expect(dialog.getByLabelText('Reason')).toHaveValue('It sells something.');
  },
});

export const Offline = fails('offline', 'Failed to submit report. Please try again later.');
export const ReportedBefore = fails('conflict', 'You have already reported this.');
