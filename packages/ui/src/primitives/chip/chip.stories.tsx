import type { Meta, StoryObj } from '@storybook/react-vite';
import Video from 'lucide-react/icons/video';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Chip, ChipList } from './chip.tsx';
import { RemovableChip } from './removable-chip.tsx';

const meta = {
  title: 'Primitives/Display/Chip',
  component: Chip,
  args: { children: 'Sourdough' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Teach: Story = { args: { kind: 'teach' } };
export const Learn: Story = { args: { kind: 'learn', children: 'Public speaking' } };
export const Neutral: Story = {
  args: {
    children: (
      <>
        <Video aria-hidden="true" /> Online
      </>
    ),
  },
};
export const Wanted: Story = { args: { kind: 'wanted' } };
export const Wants: Story = { args: { kind: 'wants', children: 'Wants Python' } };
export const More: Story = { args: { kind: 'more', children: '+2 more' } };

const onRemove = fn();

export const Removable: Story = {
  args: { kind: 'teach' },
  render: (args) => <RemovableChip {...args} onRemove={onRemove} removeLabel="Remove Sourdough" />,
};

export const RemovablePressed: Story = {
  ...Removable,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    onRemove.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Sourdough' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};

export const List: Story = {
  render: () => (
    <ChipList aria-label="Skills">
      <Chip kind="teach">Sourdough</Chip>
      <Chip kind="teach">Portuguese</Chip>
      {false}
      <Chip kind="more">+2 more</Chip>
    </ChipList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

function Picked() {
  const [skills, setSkills] = useState(['Drawing', 'Watercolour', 'Film photography']);
  return (
    <ChipList aria-label="Picked skills">
      {skills.map((skill) => (
        <RemovableChip
          key={skill}
          kind="learn"
          removeLabel={`Remove ${skill}`}
          onRemove={() => setSkills((all) => all.filter((other) => other !== skill))}
        >
          {skill}
        </RemovableChip>
      ))}
    </ChipList>
  );
}

export const RemovableList: Story = {
  render: () => <Picked />,
};

export const RemovableListPressed: Story = {
  ...RemovableList,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Watercolour' }));
    await expect(canvas.queryByText('Watercolour')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const LongText: Story = {
  args: {
    kind: 'teach',
    children: 'Restoring hundred-year-old treadle sewing machines without losing a finger',
  },
  render: (args) => <RemovableChip {...args} onRemove={onRemove} removeLabel="Remove the long one" />,
  decorators: [
    (Story) => (
      <div className="w-56">
        <Story />
      </div>
    ),
  ],
};
