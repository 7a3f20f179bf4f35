import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Input } from '../input/input.tsx';
import { fieldGuide } from './field.guide.ts';
import { Field } from './field.tsx';

const meta = {
  title: 'Primitives/Forms/Field',
  parameters: { guide: fieldGuide },
  component: Field,
  args: { label: 'Title', children: <Input defaultValue="Sketchbook hour: bare trees" /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Title')).toHaveValue('Sketchbook hour: bare trees');
    await expect(canvas.getByLabelText('Title')).not.toBeInvalid();
  },
};

export const WithHint: Story = {
  args: { hint: 'A few words that say what people will do.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription(
      'A few words that say what people will do.',
    );
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    // The asterisk is outside the label, so the accessible name is the label's text.
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeRequired();
  },
};

export const Invalid: Story = {
  args: {
    label: 'Start time',
    hint: 'UTC.',
    error: 'Start time must be earlier than end time.',
    children: <Input type="time" defaultValue="18:30" />,
  },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Start time');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('UTC. Start time must be earlier than end time.');
  },
};

export const Disabled: Story = {
  args: { children: <Input disabled defaultValue="Closed for the winter" /> },
};

export const ReadOnly: Story = {
  args: { label: 'Email', children: <Input readOnly defaultValue="ines@example.org" /> },
};

export const LongText: Story = {
  args: {
    label: 'What should people bring, and what will you bring, so that every participant has what they need',
    error: `https://meet.example.org/${'a-very-long-room-name-'.repeat(6)} is not a link that opens.`,
  },
};

function Confirmation() {
  const [text, setText] = useState('');
  const error = text && text !== 'trees' ? 'Passwords do not match' : undefined;
  return (
    <Field label="Confirm password" error={error}>
      <Input value={text} onChange={(event) => setText(event.target.value)} />
    </Field>
  );
}

/** The live region exists before the error, so that screen readers announce it. */
export const LiveError: Story = {
  tags: ['interaction'],
  render: () => <Confirmation />,
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Confirm password');
    await userEvent.type(control, 'tree');
    const error = canvas.getByText('Passwords do not match');
    await expect(error.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await userEvent.type(control, 's');
    await waitFor(() => expect(canvas.queryByText('Passwords do not match')).toBeNull());
    await expect(control).toHaveFocus();
  },
};

export const ExamplePlaceholderAsLabel: Story = {
  tags: ['example'],
  render: () => <Input aria-label="Title" placeholder="Title" />,
};
