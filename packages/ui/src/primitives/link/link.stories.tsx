import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './link.tsx';

const meta = {
  title: 'Primitives/Actions/TextLink',
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

export const Row: Story = { args: { variant: 'row', children: 'See all 5 requests' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Privacy Policy' } };
