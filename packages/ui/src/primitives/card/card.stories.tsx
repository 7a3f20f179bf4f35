import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cardGuide } from './card.guide.ts';
import { Card } from './card.tsx';

const meta = {
  title: 'Primitives/Display/Card',
  parameters: { guide: cardGuide },
  component: Card,
  args: { children: <p className="p-6">One hairline, one soft shadow.</p> },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const AsArticle: Story = {
  args: {
    as: 'article',
    className: 'grid gap-2 p-6',
    children: (
      <>
        <h3>Open mic for shy English speakers</h3>
        <p className="text-ink-2">Two minutes each, any topic, one kind question from the room.</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('data-slot', 'card');
  },
};

export const ExampleNested: Story = {
  tags: ['example'],
  args: {
    className: 'p-4',
    children: (
      <Card className="p-4">
        <Card className="p-4">Two minutes each, any topic.</Card>
      </Card>
    ),
  },
};
