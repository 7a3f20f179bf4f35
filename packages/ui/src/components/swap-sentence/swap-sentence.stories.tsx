import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SwapSentence } from './swap-sentence.tsx';

const wanted = ['Portuguese', 'Sourdough', 'Hand-cut joinery'];
const taught = ['Python', 'Git', 'SQL', 'German'];

const meta = {
  title: 'Components/Matches/SwapSentence',
  component: SwapSentence,
  args: {
    want: { all: wanted, chosen: wanted, onChange: fn() },
    give: { all: taught, chosen: taught, onChange: fn() },
  },
} satisfies Meta<typeof SwapSentence>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnySkill: Story = {};

export const SomeSkills: Story = {
  args: { give: { all: taught, chosen: ['Python', 'Git'], onChange: fn() } },
};

/** The last one stays. */
export const OneOfEach: Story = {
  args: {
    want: { all: wanted, chosen: ['Portuguese'], onChange: fn() },
    give: { all: taught, chosen: ['Git'], onChange: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search without Git' })).toBeDisabled();
  },
};

export const OnAPhone: Story = { ...SomeSkills, globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = { ...SomeSkills, globals: { direction: 'rtl' } };

export const Narrowing: Story = {
  tags: ['interaction'],
  args: { give: { all: taught, chosen: ['Python', 'Git'], onChange: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search without Sourdough' }));
    await expect(args.want.onChange).toHaveBeenCalledWith(['Portuguese', 'Hand-cut joinery']);
    await userEvent.click(canvas.getByRole('button', { name: '+ any of my 4' }));
    await expect(args.give.onChange).toHaveBeenCalledWith(taught);
  },
};
