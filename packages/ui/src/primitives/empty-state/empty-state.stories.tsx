import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoEventsArt } from '../../components/illustration/illustration.tsx';
import { Button } from '../button/button.tsx';
import { emptyStateGuide } from './empty-state.guide.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Primitives/Feedback/EmptyState',
  parameters: { guide: emptyStateGuide },
  component: EmptyState,
  args: { title: 'No events found.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {};

export const WithTheNextStep: Story = {
  args: {
    children:
      'Nobody has scheduled anything that matches your list. Host one, and we’ll show it to people who want it.',
    action: <Button>Create Event</Button>,
  },
};

export const Illustrated: Story = {
  args: {
    illustration: <NoEventsArt />,
    children: 'You haven’t finished an event yet. Find one that teaches something on your list.',
    action: <Button variant="learn">Browse events</Button>,
  },
};

export const ExampleNoData: Story = { tags: ['example'], args: { title: 'No data' } };
