import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from './link.tsx';

const meta = {
  title: 'Kit/Actions/TextLink',
  component: TextLink,
  args: { href: '#signup', children: 'Create an account' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <p>
      New here? <TextLink {...args} />
    </p>
  ),
};

export const Quiet: Story = { args: { variant: 'quiet', children: 'Privacy Policy' } };

export const AsChild: Story = {
  args: { asChild: true, children: <a href="#profile">View profile</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link')).toHaveAttribute('data-slot', 'text-link');
  },
};
