import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { ChatComposer } from './chat-composer.tsx';

function ControlledComposer({ text, onSend, ...props }: ComponentProps<typeof ChatComposer>) {
  const [draft, setDraft] = useState(text);
  return (
    <ChatComposer
      {...props}
      text={draft}
      onTextChange={setDraft}
      onSend={(message) => {
        onSend(message);
        setDraft('');
      }}
    />
  );
}

const meta = {
  title: 'Components/Chat/ChatComposer',
  component: ChatComposer,
  render: (args) => <ControlledComposer {...args} />,
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

/** Enter sends and clears the input; Shift+Enter inserts a line break. */
export const ByKeyboard: Story = {
  tags: ['interaction'],
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

/** Enter confirms an IME composition. Safari reports that Enter with keyCode 229 only. */
export const Composes: Story = {
  name: 'You write',
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
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Message'), '   {Enter}');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const ByButton: Story = {
  tags: ['interaction'],
  args: { text: 'See you Thursday.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('See you Thursday.');
  },
};

/** The rest of a text that is too long for one message stays for the next. */
export const TooLong: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByLabelText('Message');
    await userEvent.click(box);
    await userEvent.paste(`${'🦊'.repeat(4000)} and ${'x'.repeat(1000)}`);
    await expect(canvas.getByText(/the last 1,005 characters are cut off/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenLastCalledWith('🦊'.repeat(4000));
    await expect(box).toHaveValue(`and ${'x'.repeat(1000)}`);
    await expect(canvas.queryByText(/cut off/)).toBeNull();
  },
};

/** Grows to 120 px, then scrolls. */
export const LongText: Story = {
  args: { text: 'Line\n'.repeat(20) },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('Message');
    await expect(box.offsetHeight).toBe(120);
    await expect(box.scrollHeight).toBeGreaterThan(120);
  },
};

/** Typing is possible while a message is pending, sending is not. */
export const InFlight: Story = {
  name: 'Your message is on its way',
  args: { pending: true },
};

export const InFlightPressed: Story = {
  ...InFlight,
  name: 'Your message is on its way, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'And another thing{Enter}');
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { name: 'You cannot write here', args: { disabled: true } };
