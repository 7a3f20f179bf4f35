import { community } from '@skill-exchange/api-mocks/community';
import { makeUser, today } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { keepFile, readFile } from '../../lib/drafts/kept-files.ts';
import { begin, begun } from '../../test/kept-drafts.ts';
import { openThread } from '../../test/open-thread.ts';
import { pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const ines = makeUser({}, 1);
const form = `chat:${ines._id}`;

const meta = {
  ...pageStory,
  title: 'Pages/Messages',
  component: StoryApp,
  args: { path: `/messages/${ines._id}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const pdf = new File(['%PDF-1.7'], 'notes.pdf', { type: 'application/pdf' });

const kept = { key: 'k1', uploadKey: 'k1', kind: 'pdf', name: 'notes.pdf', bytes: pdf.size } as const;

const beginWithFile = async (at = Date.now()) => {
  begin(form, { text: 'Read this', mode: null, files: [{ ...kept, at }] });
  await keepFile(kept.key, pdf);
};

/** What an earlier visit has begun: its text and its file, which is sent once and then gone. */
export const TextAndFile: Story = {
  tags: ['interaction'],
  beforeEach: () => beginWithFile(),
  play: async () => {
    const pane = await openThread();
    await waitFor(() => expect(pane.getByRole('textbox', { name: 'Message' })).toHaveValue('Read this'));
    await expect(await pane.findByText('1 kB')).toBeVisible();
    await userEvent.click(pane.getByRole('button', { name: 'Send' }));
    await expect(await pane.findByRole('link', { name: /notes\.pdf/ })).toBeVisible();
    await expect(begun(form)).toBeNull();
    await waitFor(async () => expect(await readFile(kept.key)).toBeUndefined());
  },
};

/** The server deletes an upload without a message after a day: an older one is uploaded again. */
export const OldUpload: Story = {
  tags: ['interaction'],
  beforeEach: () => beginWithFile(Date.now() - 2 * 86_400_000),
  play: async () => {
    const pane = await openThread();
    await expect(await pane.findByText('1 kB')).toBeVisible();
    await waitFor(() => expect(begun(form)).not.toContain('"uploadKey":"k1"'));
  },
};

/** A bitmap of one pixel, which no server takes as it is. */
function bitmap(): File {
  const view = new DataView(new ArrayBuffer(58));
  view.setUint16(0, 0x424d);
  for (const [at, value] of [
    [2, 58],
    [10, 54],
    [14, 40],
    [18, 1],
    [22, 1],
    [34, 4],
  ] as const)
    view.setUint32(at, value, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  return new File([view], 'hands.bmp', { type: 'image/bmp' });
}

/** A phone has ended the page before a picture was prepared: the next visit prepares it. */
export const NotPrepared: Story = {
  tags: ['interaction'],
  beforeEach: async () => {
    const picture = bitmap();
    const file = { ...kept, kind: 'image', name: picture.name, bytes: picture.size, at: Date.now(), isRaw: true };
    begin(form, { text: '', mode: null, files: [file] });
    await keepFile(kept.key, picture);
  },
  play: async () => {
    await openThread();
    await waitFor(async () => expect((await readFile(kept.key))?.type).toMatch(/jpeg|png/));
    await waitFor(() => expect(begun(form)).not.toContain('isRaw'));
    await expect(begun(form)).toContain('hands');
  },
};

/** A new file is on this device as soon as it is chosen, and leaves it when it is removed. */
export const Removed: Story = {
  tags: ['interaction'],
  play: async () => {
    const pane = await attach();
    await waitFor(() => expect(begun(form)).toContain('notes.pdf'));
    const { content } = JSON.parse(begun(form) ?? '');
    await expect((await readFile(content.files[0].key))?.size).toBe(pdf.size);
    await userEvent.click(pane.getByRole('button', { name: 'Remove notes.pdf' }));
    await waitFor(async () => expect(await readFile(content.files[0].key)).toBeUndefined());
    await expect(begun(form)).toBeNull();
  },
};

/** The browser has removed the bytes: the text stays. */
export const BytesGone: Story = {
  name: 'A picture that was not sent is gone',
  beforeEach: () => begin(form, { text: 'Read this', mode: null, files: [{ ...kept, at: Date.now() }] }),
  play: async () => {
    const pane = await openThread();
    await expect(await pane.findByText(/^This file can't be read on this device any more/)).toBeVisible();
    await waitFor(() => expect(pane.getByRole('button', { name: 'Send' })).toBeEnabled());
  },
};

/** Nothing can be stored: `put` fails as it does in a browser whose disk is full. */
function withoutRoom(name: string) {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function putWithoutRoom(...args) {
    if (this.name === 'files') throw new DOMException('No room', name);
    return put.apply(this, args);
  };
  return () => {
    IDBObjectStore.prototype.put = put;
  };
}

/** The text is kept, and the composer says that the file is not. It is sent all the same. */
export const NoRoom: Story = {
  tags: ['interaction'],
  beforeEach: () => withoutRoom('QuotaExceededError'),
  play: async () => {
    const pane = await attach();
    await userEvent.type(pane.getByRole('textbox', { name: 'Message' }), 'Read this');
    await expect(
      await pane.findByText('1 kB. Send it before you close the app: this device has no room to keep it.'),
    ).toBeVisible();
    await expect(begun(form)).toContain('Read this');
    await expect(begun(form)).not.toContain('notes.pdf');
    await userEvent.click(pane.getByRole('button', { name: 'Send' }));
    await expect(await pane.findByRole('link', { name: /notes\.pdf/ })).toBeVisible();
  },
};

/** A private window that stores nothing works as before, and says nothing. */
export const PrivateWindow: Story = {
  tags: ['interaction'],
  beforeEach: () => withoutRoom('InvalidStateError'),
  play: async () => {
    const pane = await attach();
    await expect(await pane.findByText('1 kB')).toBeVisible();
    await waitFor(() => expect(pane.getByRole('button', { name: 'Send' })).toBeEnabled());
  },
};

/** Another tab sends what both have: it leaves this one, too, so that it is sent once. */
export const SentInAnotherTab: Story = {
  tags: ['interaction'],
  beforeEach: () => beginWithFile(),
  play: async () => {
    const pane = await openThread();
    await expect(await pane.findByText('notes.pdf')).toBeVisible();
    begin(form, undefined);
    window.dispatchEvent(new StorageEvent('storage', { key: `draft:${community().me._id}:${form}` }));
    await waitFor(() => expect(pane.queryByText('notes.pdf')).toBeNull());
    await expect(pane.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  },
};

/** An edit goes on after a reload, and its end leaves the draft as it was. */
export const EditGoesOn: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    const { conversations, me, messages } = community();
    const shared = conversations.find(({ members }) => members.includes(ines._id));
    const last = messages.findLast(({ conversationId }) => conversationId === shared?._id);
    if (last === undefined) throw new Error('There is no message to edit.');
    Object.assign(last, { senderId: { _id: me._id }, createdAt: today, text: 'Thursday?' });
    const mode = { kind: 'edit', message: last, text: 'Friday', descriptions: {} };
    begin(form, { text: 'A new thought', mode, files: [] });
  },
  play: async () => {
    const pane = within(await screen.findByRole('region', { name: 'Conversation' }));
    const box = await pane.findByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(box).toBeEnabled());
    await expect(box).toHaveValue('Friday');
    await userEvent.type(box, '!');
    await waitFor(() => expect(begun(form)).toContain('Friday!'));
    await userEvent.click(pane.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(box).toHaveValue('A new thought'));
    await expect(await pane.findByText('Friday!')).toBeVisible();
  },
};

/** The list of conversations shows a draft of files alone. */
export const KeptInTheList: Story = {
  name: 'An unsent message, in the list',
  args: { path: '/messages' },
  beforeEach: () => begin(form, { text: '', mode: null, files: [{ ...kept, at: Date.now() }] }),
  play: async () => {
    const row = await screen.findByRole('link', { name: /Draft:\s*PDF/ });
    await expect(within(row).getByText('Draft:')).toBeVisible();
  },
};

async function attach() {
  const pane = await openThread();
  await expect(await pane.findByRole('button', { name: 'Attach a file' })).toBeEnabled();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no input for files.');
  await userEvent.upload(input, pdf);
  return pane;
}
