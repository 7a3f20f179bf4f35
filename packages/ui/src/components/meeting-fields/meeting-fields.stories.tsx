import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TimeRangeFields } from './meeting-fields.tsx';

const meta = {
  title: 'Components/Events/TimeRangeFields',
  tags: ['specified'],
  component: TimeRangeFields,
  args: { start: { defaultValue: '04:00' }, end: { defaultValue: '05:30' }, timeZone: 'Asia/Tokyo' },
  decorators: [
    (Story) => (
      <div className="max-w-lg">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TimeRangeFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The time in UTC depends on the day. */
export const WithoutADay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('In your time, Tokyo')).toHaveLength(2);
  },
};

/** The day in UTC can differ. */
export const OnADay: Story = {
  args: { startInstant: '2026-11-24T19:00:00.000Z', endInstant: '2026-11-24T20:30:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4:00 AM your time · 7:00 PM UTC, Tue, Nov 24')).toBeVisible();
    await expect(canvas.getByLabelText('Start time')).toHaveAccessibleDescription(/7:00 PM UTC/);
  },
};

/** One error message describes both fields. */
export const Wrong: Story = {
  args: { error: 'Start time must be earlier than end time.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(args.error ?? '')).toHaveLength(1);
    await expect(canvas.getByLabelText('End time')).toBeInvalid();
    await expect(canvas.getByLabelText('End time')).toHaveAccessibleDescription(
      expect.stringContaining(args.error ?? ''),
    );
  },
};

export const WithANote: Story = { args: { note: 'Ends on Wednesday, November 25, 2026.' } };
