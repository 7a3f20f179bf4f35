import { makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MemberCard } from './member-card.tsx';

const { _id, name, photo } = makeUser();

const meta = {
  title: 'Components/Members/MemberCard',
  tags: ['!stable', 'new'],
  component: MemberCard,
  args: { member: { id: _id, name, photo }, href: `/users/${_id}` },
} satisfies Meta<typeof MemberCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPhoto: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: `${name} See your public page` });
    await expect(card).toHaveAttribute('href', `/users/${_id}`);
  },
};

export const WithoutPhoto: Story = { args: { member: { id: _id, name } } };

export const LongNameOnTheNarrowestPhone: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { member: { id: _id, name: `Maximiliane von ${'Hohenberg'.repeat(6)}` } },
};
