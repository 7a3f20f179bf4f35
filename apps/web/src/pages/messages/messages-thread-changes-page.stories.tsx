import { community } from '@skill-exchange/api-mocks/community';
import { makeUser, today } from '@skill-exchange/api-mocks/factories';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import { ownSide } from '@skill-exchange/api-mocks/threads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { openThread } from '../../test/open-thread.ts';
import { network, pageStory } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const ines = makeUser({}, 1);
const lastOwn = 'Ha. That sounds like a date format. We will find it.';

const meta = {
  ...pageStory,
  title: 'Pages/Messages',
  component: StoryApp,
  args: { path: `/messages/${ines._id}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const conversationId = () => community().conversations.find(({ members }) => members.includes(ines._id))?._id ?? '';

type Pane = Awaited<ReturnType<typeof openThread>>;

async function openMenu(pane: Pane, text: string): Promise<void> {
  const message = pane.getByText(text).closest<HTMLElement>('[data-slot=chat-message]');
  if (message === null) throw new Error('There is no such message.');
  await userEvent.click(within(message).getByRole('button', { name: 'More actions' }));
}

/** The second-last message is one's own, and was just written. */
function withOwnMessage(): void {
  const id = conversationId();
  const own = community().messages.find((message) => message.conversationId === id && message.text === lastOwn);
  if (own) Object.assign(own, { senderId: { _id: community().me._id }, createdAt: today });
}

const edits = (state: StateOf<'editMessage'>): Story => ({
  parameters: network({ editMessage: state }),
  beforeEach: withOwnMessage,
  play: async () => {
    const pane = await openThread();
    await openMenu(pane, lastOwn);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const box = pane.getByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(box).toHaveValue(lastOwn));
    await userEvent.clear(box);
    await pasteInto(userEvent, box, 'We have found it.');
    await userEvent.keyboard('{Enter}');
    if (state === 'success') await expect(await pane.findByText('We have found it.')).toBeVisible();
    else if (state !== 'loading')
      await expect(await screen.findByText(/^We couldn’t change your message\./)).toBeVisible();
    if (state !== 'success') await expect(box).toHaveValue('We have found it.');
  },
});

export const Edits: Story = { ...edits('success'), tags: ['interaction'] };
export const Editing: Story = { ...edits('loading'), tags: ['interaction'] };
export const EditFailing: Story = { ...edits('error'), tags: ['interaction'] };

const deletes = (state: StateOf<'deleteMessage'>): Story => ({
  parameters: network({ deleteMessage: state }),
  beforeEach: withOwnMessage,
  play: async () => {
    const pane = await openThread();
    await openMenu(pane, lastOwn);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this message?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    if (state === 'success') await expect(await pane.findByText('You deleted this message')).toBeVisible();
    else if (state === 'loading') await expect(await question.findByText('Deleting...')).toBeVisible();
    else await expect(await screen.findByText(/^We couldn’t delete your message\./)).toBeVisible();
  },
});

export const Deletes: Story = { ...deletes('success'), tags: ['interaction'] };
export const Deleting: Story = { ...deletes('loading'), tags: ['interaction'] };
export const DeleteFailing: Story = { ...deletes('error'), tags: ['interaction'] };

const accepts = (state: StateOf<'answerMessageRequest'>): Story => ({
  parameters: network({ answerMessageRequest: state }),
  beforeEach: () => void Object.assign(ownSide(conversationId()), { request: 'incoming' }),
  play: async () => {
    const pane = await openThread();
    await userEvent.click(await pane.findByRole('button', { name: 'Accept' }));
    if (state === 'success')
      await waitFor(() => expect(pane.queryByRole('region', { name: 'Message request' })).toBeNull());
    else if (state === 'loading') await expect(await pane.findByText('Accepting...')).toBeVisible();
    else await expect(await screen.findByText(/^Your answer couldn’t be saved\./)).toBeVisible();
  },
});

export const ChangesAcceptsARequest: Story = { ...accepts('success'), tags: ['interaction'] };
export const Accepting: Story = { ...accepts('loading'), tags: ['interaction'] };
export const AcceptFailing: Story = { ...accepts('error'), tags: ['interaction'] };

/** A second press uses the same window; a blocked one is explained. */
export const OpensASmallWindow: Story = {
  tags: ['interaction'],
  play: async () => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    const pane = await openThread();
    await userEvent.click(pane.getByRole('button', { name: `More about ${ines.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Open in a small window' }));
    await expect(open).toHaveBeenCalledWith(
      `/messages/${ines._id}`,
      `conversation-${ines._id}`,
      'popup,width=420,height=640',
    );
    await expect(await screen.findByText(/^Your browser has blocked the small window\./)).toBeVisible();
  },
};

const mutes = (state: StateOf<'changeConversation'>): Story => ({
  parameters: network({ changeConversation: state }),
  play: async () => {
    const pane = await openThread();
    await userEvent.click(pane.getByRole('button', { name: `More about ${ines.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mute for 8 hours' }));
    if (state === 'success') await expectToast('Muted for 8 hours.');
    else if (state !== 'loading')
      await expect(await screen.findByText(/^Your change couldn’t be saved\./)).toBeVisible();
  },
});

export const Mutes: Story = { ...mutes('success'), tags: ['interaction'] };
export const Muting: Story = { ...mutes('loading'), tags: ['interaction'] };
export const MuteFailing: Story = { ...mutes('error'), tags: ['interaction'] };
