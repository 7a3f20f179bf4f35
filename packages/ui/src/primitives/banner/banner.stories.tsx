import type { Meta, StoryObj } from '@storybook/react-vite';
import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import { Banner } from './banner.tsx';

const meta = { title: 'Primitives/Feedback/Banner', component: Banner } satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { children: 'You are the host of this event.' } };

export const Teach: Story = {
  args: {
    tone: 'teach',
    children: (
      <>
        <Check aria-hidden="true" /> Event Completed
      </>
    ),
  },
};

export const Learn: Story = { args: { tone: 'learn', children: 'Starts in ten minutes' } };

export const Danger: Story = {
  args: {
    tone: 'danger',
    children: (
      <>
        <CalendarX aria-hidden="true" /> Event Canceled
      </>
    ),
  },
};
