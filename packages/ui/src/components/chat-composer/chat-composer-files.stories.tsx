import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import composer from './chat-composer.stories.tsx';
import type { ChatComposer } from './chat-composer.tsx';

const meta = {
  ...composer,
  title: 'Components/Chat/ChatComposer/Files',
} satisfies Meta<typeof ChatComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

const preview =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="teal" d="M0 0h8v8H0z"/></svg>';
const picture = { key: 'one', kind: 'image', name: 'first-loaf.jpg', bytes: 148_213, preview, state: 'ready' } as const;
const pdf = { key: 'two', kind: 'pdf', name: 'Starter, day by day.pdf', bytes: 2_340_000, state: 'ready' } as const;
const attachments = { files: [picture, pdf], onAttach: fn(), onRemove: fn(), onRetry: fn() };

/** Files alone are a message. */
export const Files: Story = { args: { attachments } };

export const FilesSent: Story = {
  ...Files,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove first-loaf.jpg' }));
    await expect(args.attachments?.onRemove).toHaveBeenCalledWith('one');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('');
  },
};

const described = { ...picture, description: 'A round loaf with a dark crust on a wooden board.' };

/** What a picture shows, for members who cannot see it. A PDF has no description. */
export const Described: Story = {
  args: { attachments: { ...attachments, files: [described, pdf], onDescribe: fn() } },
};

export const Describing: Story = {
  ...Described,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const buttons = canvas.getAllByRole('button', { name: /^Describe / });
    await expect(buttons).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Describe first-loaf.jpg' }));
    const field = canvas.getByLabelText('Description of first-loaf.jpg');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(described.description);
    await userEvent.type(field, '!');
    await expect(args.attachments?.onDescribe).toHaveBeenLastCalledWith('one', `${described.description}!`);
    // Typing elsewhere does not lead back into it.
    await userEvent.type(canvas.getByLabelText('Message'), 'Look');
    await expect(canvas.getByLabelText('Message')).toHaveFocus();
  },
};

/** Sending waits for uploads. */
export const Uploading: Story = {
  args: { text: 'Look!', attachments: { ...attachments, files: [picture, { ...pdf, state: 'uploading' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Uploading...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

const failed = { ...pdf, state: 'failed', problem: 'The upload failed.', canRetry: true } as const;
const large = {
  ...picture,
  key: 'three',
  state: 'failed',
  problem: 'Too large: a file can have 10 MB at most.',
} as const;

/** A failed file neither blocks the text nor the other files. */
export const FileFailed: Story = {
  args: { text: 'Look!', attachments: { ...attachments, files: [picture, failed, large] } },
};

/** The list scrolls to a file that fails below its last visible row. */
export const LastOfManyFailed: Story = {
  args: {
    attachments: {
      ...attachments,
      files: [...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((key) => ({ ...picture, key })), large],
    },
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Files to send' }).getBoundingClientRect();
    await expect(canvas.getByRole('alert').getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom);
  },
};

export const FileTriedAgain: Story = {
  ...FileFailed,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: Starter, day by day.pdf' }));
    await expect(args.attachments?.onRetry).toHaveBeenCalledWith('two');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

/** By the button, by pasting, and by dropping. */
export const AttachesFiles: Story = {
  tags: ['interaction'],
  args: { attachments: { ...attachments, files: [], onAttach: fn() } },
  play: async ({ canvas, canvasElement, args }) => {
    const file = new File(['%PDF-1.7'], 'notes.pdf', { type: 'application/pdf' });
    const data = new DataTransfer();
    data.items.add(file);
    await expect(canvas.getByRole('button', { name: 'Attach a file' })).toBeEnabled();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('There is no input for files.');
    await userEvent.upload(input, file);
    const box = canvas.getByLabelText('Message');
    const event = { bubbles: true, cancelable: true };
    box.dispatchEvent(new ClipboardEvent('paste', { ...event, clipboardData: data }));
    box.dispatchEvent(new DragEvent('drop', { ...event, dataTransfer: data }));
    await expect(args.attachments?.onAttach).toHaveBeenCalledTimes(3);
    // On the messages, too.
    const around = box.closest('form')?.parentElement;
    for (const type of ['dragover', 'drop']) {
      const drag = new DragEvent(type, { ...event, dataTransfer: data });
      around?.dispatchEvent(drag);
      await expect(drag.defaultPrevented).toBe(true);
    }
    await expect(args.attachments?.onAttach).toHaveBeenCalledTimes(4);
    await expect(args.attachments?.onAttach).toHaveBeenLastCalledWith([file]);
  },
};

/** Excel and Word copy a picture beside each text: the text is meant, and the picture is offered. */
export const PastesTextOfOffice: Story = {
  tags: ['interaction'],
  args: { attachments: { ...attachments, files: [], onAttach: fn() } },
  play: async ({ canvas, args }) => {
    const box = canvas.getByLabelText<HTMLTextAreaElement>('Message');
    const picture = new File(['x'], 'image.png', { type: 'image/png' });
    const paste = (texts: Record<string, string>) => {
      const data = new DataTransfer();
      for (const [type, text] of Object.entries(texts)) data.setData(type, text);
      data.items.add(picture);
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data });
      box.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await expect(paste({ 'text/plain': 'a\tb', 'text/html': '<td>a</td><td>b</td>' })).toBe(false);
    await expect(args.attachments?.onAttach).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Attach the copied picture, too' }));
    await expect(args.attachments?.onAttach).toHaveBeenCalledWith([picture]);
    await expect(canvas.queryByRole('button', { name: /copied picture/ })).toBeNull();
    await expect(box).toHaveFocus();

    // OneNote copies HTML alone, which a text field would drop.
    await expect(paste({ 'text/html': '<p>First line</p><p>Second</p>' })).toBe(true);
    await waitFor(() => expect(box).toHaveValue('First line\nSecond'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Not the picture' }));
    await expect(args.attachments?.onAttach).toHaveBeenCalledTimes(1);

    // A copied picture and a copied file are meant themselves.
    await expect(paste({ 'text/html': '<img src="https://example.org/a.png">' })).toBe(true);
    await expect(paste({ 'text/plain': 'image.png' })).toBe(true);
    await expect(args.attachments?.onAttach).toHaveBeenCalledTimes(3);
  },
};

const editOfFiles = {
  id: 'edit',
  kind: 'edit',
  title: 'Edit',
  text: 'A caption',
  mayBeEmpty: true,
  onCancel: fn(),
} as const;

/** The caption of files can be taken away, and the text of another message cannot. */
export const CaptionTakenAway: Story = {
  tags: ['interaction'],
  args: { text: 'A caption', note: editOfFiles },
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('Message'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('');
  },
};

/** An edit keeps the files and changes their descriptions. */
export const DescriptionEdited: Story = {
  tags: ['interaction'],
  args: { text: 'A caption', note: { ...editOfFiles, pictures: [described], onDescribe: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Describe first-loaf.jpg' }));
    await userEvent.clear(canvas.getByLabelText('Description of first-loaf.jpg'));
    await expect(args.note?.onDescribe).toHaveBeenLastCalledWith('one', '');
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

export const TextOfEditRequired: Story = {
  ...CaptionTakenAway,
  tags: ['interaction'],
  args: { text: 'A text', note: { ...editOfFiles, mayBeEmpty: false } },
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Message'));
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};
