import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CaseMessages } from './case-messages.tsx';

const anneke = { _id: 'member-1', name: 'Anneke de Boer' };
const brock = { _id: 'member-2', name: 'Brock Tanner' };
const message = (minute: number, by: typeof anneke, text: string, isReported = false) => ({
  _id: `message-${minute}`,
  at: `2026-11-28T16:${minute}:00.000Z`,
  by,
  text,
  isReported,
});

const meta = {
  title: 'Components/Moderation/CaseMessages',
  tags: ['!stable', 'new'],
  component: CaseMessages,
  args: {
    memberId: brock._id,
    messages: [
      message(10, anneke, 'I can’t do Sundays, sorry. Maybe December?'),
      message(11, brock, 'You people never answer'),
      message(12, brock, 'You are a waste of everybody’s time and a bad painter', true),
      message(14, anneke, 'Please don’t write to me again.'),
    ],
  },
} satisfies Meta<typeof CaseMessages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each message names its sender, and the reported one is marked. */
export const Conversation: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Brock Tanner')).toHaveLength(2);
    await expect(canvas.getByText('Reported:')).toBeInTheDocument();
  },
};

export const ReportedAlone: Story = { args: { messages: [message(12, brock, 'You are a bad painter', true)] } };

const files = [{ _id: 'file-1', kind: 'image', name: 'rude.jpg', bytes: 148_213 }] as const;

/** Only files of the reported message can be opened. */
export const Files: Story = {
  args: {
    messages: [
      { ...message(10, brock, ''), attachments: [...files] },
      {
        ...message(12, brock, '', true),
        attachments: [{ ...files[0], url: '/rude.webp', description: 'A rude gesture' }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Picture:/)).toHaveLength(2);
    await expect(canvas.getAllByRole('link', { name: 'rude.jpg' })).toHaveLength(1);
    await expect(canvas.getByText('Described as: A rude gesture')).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    messages: [
      message(10, anneke, 'averyverylongword'.repeat(12)),
      message(12, brock, 'A sentence that goes on and on, and then on. '.repeat(6), true),
    ],
  },
};
