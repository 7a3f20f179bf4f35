import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Dovetail } from './dovetail.tsx';

const meta = {
  title: 'Components/Members/Dovetail',
  component: Dovetail,
  args: {
    teach: { term: 'Can teach you', skills: ['Portuguese', 'Sourdough', 'Film photography'] },
    learn: { term: 'Learns from you', skills: ['Python'] },
  },
} satisfies Meta<typeof Dovetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothWays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Can teach you',
      'Learns from you',
    ]);
    await expect(canvas.getByText('and Sourdough, Film photography')).toBeVisible();
  },
};

/** One lane, tinted: nothing locks. */
export const OneWay: Story = {
  args: { learn: { term: 'Learns from you', skills: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Learns from you')).toBeNull();
  },
};

export const OtherWay: Story = { args: { teach: { term: 'Can teach you', skills: [] } } };

export const LongNames: Story = {
  args: {
    teach: { term: 'You teach', skills: ['Contract reading for people who would rather not read contracts'] },
    learn: { term: 'You learn', skills: ['Donaudampfschifffahrtsgesellschaftskunde'] },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
