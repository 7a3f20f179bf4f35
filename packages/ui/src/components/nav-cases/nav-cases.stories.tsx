import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavCases } from './nav-cases.tsx';

const meta = {
  title: 'Components/Site/NavCases',
  tags: ['!stable', 'new'],
  component: NavCases,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { href: '/moderation', cases: 2 },
} satisfies Meta<typeof NavCases>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Cases wait for you',
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Moderation, 2 open cases' })).toBeVisible(),
};

export const NoneOpen: Story = {
  name: 'No case is open',
  args: { cases: 0 },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Moderation' })).toBeVisible(),
};
