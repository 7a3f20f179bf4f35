import { makeMessage, today } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChatThread } from './chat-thread.tsx';

const memberId = 'member-1';

const meta = {
  title: 'Components/Chat/MessageFiles',
  tags: ['specified'],
  component: ChatThread,
  args: {
    messages: [],
    memberId,
    otherName: 'Inês Carvalho',
    now: Date.parse(today),
    timeZone: 'Europe/Lisbon',
    onRetry: fn(),
    className: 'h-96 max-w-[392px] border border-line bg-surface',
  },
} satisfies Meta<typeof ChatThread>;

export default meta;
type Story = StoryObj<typeof meta>;

const preview =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 8"><path fill="teal" d="M0 0h12v8H0z"/></svg>';
const loaf = {
  _id: 'file-1',
  kind: 'image',
  name: 'first-loaf.jpg',
  bytes: 148_213,
  width: 1200,
  height: 800,
} as const;
const notes = { _id: 'file-2', kind: 'pdf', name: 'Starter, day by day.pdf', bytes: 2_340_000 } as const;
const withFiles = [
  makeMessage({ text: '', attachments: [{ ...loaf, url: preview }] }, 20),
  makeMessage({ text: 'And how I made it.', attachments: [{ ...notes, url: '/notes.pdf' }] }, 21),
  makeMessage(
    { text: 'It looks great!', replyTo: { _id: 'x', senderId: { _id: memberId }, excerpt: '', attachment: 'image' } },
    22,
  ),
];

/** A picture has its size before it loads. A PDF is a download. */
export const Files: Story = {
  args: { messages: withFiles },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Picture' });
    await expect(picture.offsetWidth / picture.offsetHeight).toBeCloseTo(1.5, 1);
    await expect(canvas.getByRole('link', { name: /Starter, day by day\.pdf.*PDF, 2\.3 MB/ })).toHaveAttribute(
      'download',
    );
    await expect(canvas.queryByRole('img', { name: 'first-loaf.jpg' })).toBeNull();
    await expect(canvas.getByText('Picture')).toBeVisible();
  },
};

/** Screen readers read its sender's description. */
export const Described: Story = {
  args: {
    messages: [makeMessage({ text: '', attachments: [{ ...loaf, url: preview, description: 'A round loaf' }] }, 20)],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A round loaf' })).toBeVisible();
  },
};

const pictures = ['one.jpg', 'two.jpg', 'three.jpg'].map((name) => ({ ...loaf, _id: name, name, url: preview }));

/** Several pictures of a message are squares side by side. */
export const Pictures: Story = {
  args: {
    messages: [
      makeMessage({ text: '', attachments: pictures }, 20),
      makeMessage(
        { _id: 'own', senderId: { _id: memberId }, text: 'Two of mine.', attachments: pictures.slice(1) },
        21,
      ),
    ],
  },
};

/** A picture is no wider than its bubble, which leaves room for the menu on a phone. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    messages: [
      makeMessage({ text: 'For you', attachments: pictures.slice(0, 1) }, 20),
      makeMessage(
        { _id: 'own', senderId: { _id: memberId }, text: 'A caption', attachments: pictures.slice(1, 2) },
        21,
      ),
      makeMessage({ _id: 'alone', senderId: { _id: memberId }, text: '', attachments: pictures.slice(2) }, 22),
      makeMessage({ _id: 'three', senderId: { _id: memberId }, text: 'All', attachments: pictures }, 23),
    ],
    actions: { canEdit: () => true, onReply: fn(), onEdit: fn(), onDelete: fn(), onReact: fn() },
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(log.scrollWidth).toBe(log.clientWidth);
    for (const picture of canvas.getAllByRole('img', { name: 'Picture' })) {
      const { left, right } = picture.getBoundingClientRect();
      const bubble = picture.closest('p')?.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(bubble?.left ?? Number.NaN);
      await expect(right).toBeLessThanOrEqual(bubble?.right ?? Number.NaN);
    }
  },
};

/** The box of a picture that cannot be loaded says what it is. */
export const PictureMissing: Story = {
  name: 'A picture is gone',
  args: { messages: [makeMessage({ text: '', attachments: [{ ...loaf, url: 'data:image/png,' }] }, 20)] },
};
