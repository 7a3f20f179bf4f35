import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoSuchMember } from './no-such-member.tsx';

const meta = {
  title: 'Components/Members/NoSuchMember',
  tags: ['specified'],
  component: NoSuchMember,
  args: { membersHref: '/users' },
} satisfies Meta<typeof NoSuchMember>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
