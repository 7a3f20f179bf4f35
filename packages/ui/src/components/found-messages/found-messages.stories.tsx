import { makeChatUser, makeMessage, today } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FoundMessages } from './found-messages.tsx';

const { _id, name, photo = '' } = makeChatUser({}, 1);
const partner = { _id, name, photo };
const found = (text: string, index: number) => ({ ...makeMessage({ text, seq: index + 1 }, index), with: partner });

const meta = {
  title: 'Components/Chat/FoundMessages',
  tags: ['!stable', 'new'],
  component: FoundMessages,
  args: {
    memberId: 'member-1',
    search: 'thursday',
    messages: [
      found('See you Thursday, then. Até quinta!', 1),
      found('Hi Inês! After everything that we have planned for this week, Thursday at seven would suit me.', 0),
    ],
    hrefOf: ({ seq }) => `#${seq}`,
    now: Date.parse(today),
    timeZone: 'Europe/Lisbon',
  },
} satisfies Meta<typeof FoundMessages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each begins a little before the found word. */
export const Several: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute('href', '#2');
    await expect(second).toHaveTextContent(/You: ….*Thursday at seven/);
    await expect(canvas.getAllByText('Thursday')).toHaveLength(2);
  },
};

/** The word is marked as the server found it, and a message without a text has the name of its file. */
export const OtherSpellings: Story = {
  args: {
    search: 'creme/final',
    messages: [
      found('Une CRÈME brûlée', 1),
      {
        ...found('', 2),
        attachments: [{ _id: 'file-1', kind: 'pdf', name: 'report_final.pdf', bytes: 1, url: '/api/file-1' }],
      },
    ],
  },
  play: async ({ canvas }) => {
    const marked = canvas.getAllByRole('link').map((link) => link.querySelector('mark')?.textContent);
    await expect(marked).toEqual(['CRÈME', 'final']);
  },
};

export const LongWords: Story = {
  args: { search: 'example', messages: [found('https://example.org/'.repeat(12), 1)] },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
