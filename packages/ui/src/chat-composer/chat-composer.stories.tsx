import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { ChatComposer } from './chat-composer.tsx';

function Writing({ text, onSend, ...props }: ComponentProps<typeof ChatComposer>) {
  const [written, setWritten] = useState(text);
  return (
    <ChatComposer
      {...props}
      text={written}
      onTextChange={setWritten}
      onSend={(message) => {
        onSend(message);
        setWritten('');
      }}
    />
  );
}

const meta = {
  title: 'Components/Chat/ChatComposer',
  component: ChatComposer,
  render: (args) => <Writing {...args} />,
  args: {
    text: '',
    otherName: 'Inês Carvalho',
    onSend: fn(),
    onTextChange: fn(),
    className: 'max-w-[392px] bg-surface',
  },
} satisfies Meta<typeof ChatComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter sends and empties the box; Shift and Enter begin a new line. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByLabelText('Message');
    await userEvent.type(box, ' Olá!{Shift>}{Enter}{/Shift}Thursday? ');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Olá!\nThursday?');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};

/** While an input method composes, Enter takes its word. Safari marks that Enter with a code alone. */
export const Composes: Story = {
  args: { text: 'こんにちは' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByLabelText('Message');
    for (const mark of [{ isComposing: true }, { keyCode: 229 }]) {
      await fireEvent.keyDown(box, { key: 'Enter', ...mark });
      await expect(args.onSend).not.toHaveBeenCalled();
    }
    await fireEvent.keyDown(box, { key: 'Enter' });
    await expect(args.onSend).toHaveBeenCalledWith('こんにちは');
  },
};

export const BlankIsIgnored: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Message'), '   {Enter}');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const ByButton: Story = {
  args: { text: 'See you Thursday.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('See you Thursday.');
  },
};

/** It grows to 120 px, then its text scrolls. */
export const LongText: Story = {
  args: { text: 'Line\n'.repeat(20) },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('Message');
    await expect(box.offsetHeight).toBe(120);
    await expect(box.scrollHeight).toBeGreaterThan(120);
  },
};

/** One can write on while a message is on its way, but not send. */
export const InFlight: Story = {
  args: { pending: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'And another thing{Enter}');
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };
