import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoArticles } from './no-articles.tsx';

const meta = { title: 'Components/Blog/NoArticles', tags: ['!stable', 'new'], component: NoArticles } satisfies Meta<
  typeof NoArticles
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
