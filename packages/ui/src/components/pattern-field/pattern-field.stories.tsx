import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PatternField } from './pattern-field.tsx';

function Field({ value, onValueChange, ...props }: ComponentProps<typeof PatternField>) {
  const [pattern, setPattern] = useState(value);
  return (
    <PatternField
      {...props}
      value={pattern}
      onValueChange={(next) => {
        setPattern(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Events/PatternField',
  tags: ['!stable', 'new'],
  component: PatternField,
  render: (args) => <Field {...args} />,
  args: { value: '', onValueChange: fn(), title: 'SQL questions you were afraid to ask', skills: ['SQL'] },
} satisfies Meta<typeof PatternField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheSkills: Story = { name: 'The pattern of the skills' };

export const Chosen: Story = { name: 'Another pattern', args: { value: '3' } };

export const ByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Pattern 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2');
    const [first, second] = canvas.getAllByRole('radio').map(({ nextElementSibling }) => nextElementSibling?.innerHTML);
    await expect(first).not.toBe(second);
  },
};
