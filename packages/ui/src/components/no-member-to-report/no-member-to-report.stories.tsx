import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoMemberToReport } from './no-member-to-report.tsx';

const meta = {
  title: 'Components/Members/NoMemberToReport',
  tags: ['!stable', 'new', 'specified'],
  component: NoMemberToReport,
  args: { usersHref: '/users' },
} satisfies Meta<typeof NoMemberToReport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
