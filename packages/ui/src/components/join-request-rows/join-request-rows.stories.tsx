import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { JoinRequestRows } from './join-request-rows.tsx';

const question = 'What would you like to teach, and what to learn?';
const samira = {
  _id: 'samira',
  name: 'Samira Aziz',
  email: 'samira@correio.example',
  question,
  answer: 'Guitar, the way my uncle played it. I would like to understand spreadsheets at last.',
  askedAt: '2026-11-22T09:00:00.000Z',
};
const lukas = { ...samira, _id: 'lukas', name: 'Lukas Hofer', email: 'l.hofer@posta.example', answer: 'Spanish.' };

const meta = {
  title: 'Components/Operator/JoinRequestRows',
  component: JoinRequestRows,
  args: { requests: [samira, lukas], onDecide: fn(), className: 'max-w-200' },
} satisfies Meta<typeof JoinRequestRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const TwoPressed: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Let in Samira Aziz' }));
    await expect(args.onDecide).toHaveBeenCalledWith(samira, 'let_in');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline Lukas Hofer' }));
    await expect(args.onDecide).toHaveBeenCalledWith(lukas, 'declined');
  },
};

/** Two at a time: a row waits for its own decision alone. */
export const Deciding: Story = {
  args: {
    pending: new Map([
      ['samira', 'let_in'],
      ['lukas', 'declined'],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Let in Samira Aziz' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Decline Samira Aziz' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Let in Lukas Hofer' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Decline Lukas Hofer' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongWords: Story = {
  args: { requests: [{ ...samira, name: 'Wilhelmina'.repeat(7), answer: 'Everythingthatcanbesewn'.repeat(12) }] },
};
