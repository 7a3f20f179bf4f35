import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'Primitives/Structure/Breadcrumb',
  component: Breadcrumb,
  args: {
    trail: [
      { label: 'Home', href: '#home' },
      { label: 'Blogs', href: '#blogs' },
    ],
    current: 'How to teach a thing you only half know',
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoUp: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Blogs' })).toHaveAttribute('href', '#blogs');
  },
};

export const OneUp: Story = {
  args: { trail: [{ label: 'Users', href: '#users' }], current: 'Inês Carvalho' },
};

export const LongText: Story = {
  args: { className: 'max-w-70', current: 'averyveryveryverylongwordthatneverends'.repeat(3) },
  play: async ({ canvas }) => {
    const trail = canvas.getByRole('navigation');
    await expect(trail.scrollWidth).toBeLessThanOrEqual(trail.clientWidth);
  },
};
