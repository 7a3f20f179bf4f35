import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { sessionNotesGuide } from './session-notes.guide.ts';
import { SessionNotes } from './session-notes.tsx';

const meta = {
  title: 'Components/Sessions/SessionNotes',
  tags: ['!stable', 'new'],
  parameters: { guide: sessionNotesGuide },
  component: SessionNotes,
  render: (args) => <Typed {...args} />,
  args: {
    text: 'Bring the folder as it is. I will show the saw set.',
    savedBy: 'Aino, today',
    state: 'saved',
    onTextChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-xl bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SessionNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the text as state, like the app. */
function Typed(args: ComponentProps<typeof SessionNotes>) {
  const [text, setText] = useState(args.text);
  return (
    <SessionNotes
      {...args}
      text={text}
      onTextChange={(next) => {
        setText(next);
        args.onTextChange(next);
      }}
    />
  );
}

export const Reading: Story = {
  name: 'Notes of you both',
  play: ({ canvas }) => expect(canvas.getByText('Notes, you both see them · Aino, today')).toBeVisible(),
};

export const Empty: Story = { name: 'No notes yet', args: { text: '', savedBy: undefined } };

export const Writes: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change notes' }));
    const box = canvas.getByRole('textbox', { name: 'Notes, you both see them' });
    await expect(box).toHaveFocus();
    await userEvent.type(box, '!');
    await expect(args.onTextChange).toHaveBeenCalledWith(`${args.text}!`);
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByText(`${args.text}!`)).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'You are offline',
  args: { state: 'kept' },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Kept on this device'),
};

/** The other member saved first: no text is lost. */
export const Conflict: Story = {
  tags: ['interaction'],
  args: {
    conflict: { name: 'Aino', text: 'The saw set is blunt.', onKeepBoth: fn(), onTakeTheirs: fn() },
    state: 'failed',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The saw set is blunt.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue(args.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep both' }));
    await expect(args.conflict?.onKeepBoth).toHaveBeenCalledOnce();
  },
};

/** The notes of a canceled session. */
export const ReadOnly: Story = {
  name: 'You cannot change them any more',
  args: { isReadOnly: true },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const LongText: Story = { args: { text: 'averyveryveryverylongwordthatneverends '.repeat(8) } };

export const ExampleLink: Story = {
  ...Reading,
  name: 'Example link',
  tags: ['example'],
  args: { text: 'Link: meet.example.org/first-swap, the code is 4711' },
};
