import { community } from '@skill-exchange/api-mocks/community';
import { makeUser, today } from '@skill-exchange/api-mocks/factories';
import { storedPicture } from '@skill-exchange/api-mocks/handlers/picture';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { openThread } from '../../test/open-thread.ts';
import { network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const ines = makeUser({}, 1);

const meta = {
  ...pageStory,
  title: 'Pages/Messages',
  component: StoryApp,
  args: { path: `/messages/${ines._id}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

type Pane = Awaited<ReturnType<typeof openThread>>;

const pdf = new File(['%PDF-1.7'], 'notes.pdf', { type: 'application/pdf' });

async function attach(...files: File[]): Promise<Pane> {
  const pane = await openThread();
  await expect(await pane.findByRole('button', { name: 'Attach a file' })).toBeEnabled();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no input for files.');
  await userEvent.upload(input, files, { applyAccept: false });
  return pane;
}

const attaches = (state: StateOf<'addAttachment'>, text: string | RegExp): Story => ({
  parameters: network({ addAttachment: state }),
  play: async () => {
    const pane = await attach(pdf);
    await expect(await pane.findByText(text)).toBeVisible();
    await expect(pane.getByText('notes.pdf')).toBeVisible();
  },
});

export const Attaches: Story = { ...attaches('success', '1 kB'), tags: ['interaction'] };

/** A message can be of files alone. */
export const SendsAFile: Story = {
  tags: ['interaction'],
  play: async () => {
    const pane = await attach(pdf);
    await waitFor(() => expect(pane.getByRole('button', { name: 'Send' })).toBeEnabled());
    await userEvent.click(pane.getByRole('button', { name: 'Send' }));
    await expect(await pane.findByRole('link', { name: /notes\.pdf.*PDF, 1 kB/ })).toBeVisible();
    await expect(pane.queryByRole('list', { name: 'Files to send' })).toBeNull();
  },
};

/** Draws a picture of many pixels. */
async function drawn(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  context.fillStyle = 'teal';
  context.fillRect(0, 0, width, height);
  return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.5 });
}

/** A phone's photo is made smaller, whatever its size, name or type: here 24 megapixels and more than 10 MB, without a type. */
export const MakesPhotosSmaller: Story = {
  tags: ['interaction'],
  play: async () => {
    const photo = new File([await drawn(6000, 4000), new Uint8Array(11 * 1024 * 1024)], 'IMG_1114.HEIC');
    const pane = await attach(photo);
    await expect(await pane.findByText('IMG_1114.jpg')).toBeVisible();
    await waitFor(() => expect(pane.getByText(/^\d+ kB$/)).toBeVisible());
    await waitFor(() => expect(pane.getByRole('button', { name: 'Send' })).toBeEnabled());
  },
};

/** The description is sent with the picture. */
export const DescribesAPicture: Story = {
  tags: ['interaction'],
  play: async () => {
    const pane = await attach(new File([await drawn(600, 400)], 'IMG_1114.jpg', { type: 'image/jpeg' }));
    await userEvent.click(await pane.findByRole('button', { name: 'Describe IMG_1114.jpg' }));
    await userEvent.type(pane.getByLabelText('Description of IMG_1114.jpg'), 'A round loaf');
    await waitFor(() => expect(pane.getByRole('button', { name: 'Send' })).toBeEnabled());
    await userEvent.click(pane.getByRole('button', { name: 'Send' }));
    await expect(await pane.findByRole('img', { name: 'A round loaf' })).toBeVisible();
  },
};

const described = {
  _id: 'file-1',
  kind: 'image',
  name: 'IMG_1114.jpg',
  bytes: 148_213,
  description: 'A round loaf',
  url: storedPicture,
} as const;

/** An edit takes the description away: without one a screen reader reads what it is, not a camera's name. */
export const EditsADescription: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    const { conversations, me, messages } = community();
    const shared = conversations.find(({ members }) => members.includes(ines._id));
    const last = messages.findLast(({ conversationId }) => conversationId === shared?._id);
    if (last) Object.assign(last, { senderId: { _id: me._id }, createdAt: today, attachments: [described] });
  },
  play: async () => {
    const pane = await openThread();
    const picture = await pane.findByRole('img', { name: 'A round loaf' });
    const message = picture.closest<HTMLElement>('[data-slot=chat-message]');
    if (message === null) throw new Error('The picture is in no message.');
    await userEvent.click(within(message).getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await userEvent.click(await pane.findByRole('button', { name: 'Describe IMG_1114.jpg' }));
    await userEvent.clear(pane.getByLabelText('Description of IMG_1114.jpg'));
    await userEvent.click(pane.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(pane.queryByRole('img', { name: 'A round loaf' })).toBeNull());
    await expect(pane.getByRole('img', { name: 'Picture' })).toBeVisible();
  },
};

/** The sentence says how to send an iPhone's photo that this browser cannot read. */
export const ExplainsHeic: Story = {
  tags: ['interaction'],
  play: async () => {
    const head = Uint8Array.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', (character) => character.charCodeAt(0));
    const pane = await attach(new File([head], 'holiday.jpg', { type: 'image/jpeg' }));
    await expect(await pane.findByText(/can't read HEIC photos: save it as a JPEG/)).toBeVisible();
  },
};

/** A file that was moved since it was chosen says so, and the next one is sent all the same. */
export const NoLongerThere: Story = {
  tags: ['interaction'],
  play: async () => {
    const gone = new File(['%PDF-1.7'], 'gone.pdf', { type: 'application/pdf' });
    gone.slice = () => {
      throw new DOMException('It is gone.', 'NotFoundError');
    };
    const pane = await attach(gone, pdf);
    await expect(await pane.findByText(/^This file can't be read on this device any more/)).toBeVisible();
    await waitFor(() => expect(pane.getByRole('button', { name: 'Send' })).toBeEnabled());
  },
};

/** A GIF of two frames. */
const twoFrames =
  'R0lGODlhAQABAIAAAAAAAP///yH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAQABAAACAkQBACH5BAAKAAAALAAAAAABAAEAAAICTAEAOw==';

export const SaysThatItWillNotMove: Story = {
  tags: ['interaction'],
  play: async () => {
    const bytes = Uint8Array.from(atob(twoFrames), (character) => character.charCodeAt(0));
    const pane = await attach(new File([bytes], 'dance.gif', { type: 'image/gif' }));
    await expect(await pane.findByText("1 kB. It won't move: only its first picture is sent.")).toBeVisible();
  },
};

/** A proxy that refuses a file did not see it: the file stays, and another network may take it. */
export const RefusedOnTheWay: Story = {
  tags: ['interaction'],
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/chat/attachments', () => HttpResponse.html('<h1>413</h1>', { status: 413 }), { once: true }),
        ...network({}).msw.handlers,
      ],
    },
  },
  play: async () => {
    const pane = await attach(pdf);
    await expect(await pane.findByText(/^This is too large for something between you and us/)).toBeVisible();
    await userEvent.click(pane.getByRole('button', { name: 'Try again: notes.pdf' }));
    await expect(await pane.findByText('1 kB')).toBeVisible();
  },
};

/** What the browser knows is said before the upload; the text and the other files stay. */
export const RejectsFiles: Story = {
  tags: ['interaction'],
  play: async () => {
    const large = new File([new Uint8Array(11 * 1024 * 1024)], 'large.pdf', { type: 'application/pdf' });
    const damaged = new File(['GIF89a'], 'party.gif', { type: 'image/gif' });
    const pane = await attach(pdf, new File(['x'], 'song.mp3', { type: 'audio/mpeg' }), large, damaged);
    await expect(await pane.findByText('Too large: a file can have 10 MB at most.')).toBeVisible();
    await expect(await pane.findByText(/^This picture can't be read and may be damaged\./)).toBeVisible();
    await expect(pane.getByText(/^This type can't be sent\./)).toBeVisible();
    await waitFor(() => expect(pane.getByRole('button', { name: 'Send' })).toBeEnabled());
  },
};

/** As one that a cloud has not fetched. */
export const EmptyFile: Story = {
  tags: ['interaction'],
  play: async () => {
    const pane = await attach(new File([], 'notes.pdf', { type: 'application/pdf' }));
    await expect(await pane.findByText(/^This file is empty\./)).toBeVisible();
  },
};

export const Attaching: Story = { ...attaches('loading', 'Uploading...'), tags: ['interaction'] };
export const AttachFailing: Story = {
  ...attaches('error', /^Something went wrong on our side/),
  tags: ['interaction'],
};
export const AttachesOffline: Story = { ...attaches('offline', /^The upload failed\./), tags: ['interaction'] };
export const FileTooLarge: Story = { ...attaches('tooLarge', 'Max file size is 10MB.'), tags: ['interaction'] };
