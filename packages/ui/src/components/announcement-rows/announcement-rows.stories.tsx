import { announcements } from '@skill-exchange/api-mocks/announcements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AnnouncementRows } from './announcement-rows.tsx';

const meta = {
  title: 'Components/Operator/AnnouncementRows',
  component: AnnouncementRows,
  args: {
    announcements: announcements(),
    now: Date.parse('2026-11-24T12:00:00.000Z'),
    hrefOf: (id: string) => `/operator/announcements/${id}`,
  },
} satisfies Meta<typeof AnnouncementRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  play: async ({ canvas }) => {
    for (const state of ['Draft', 'Being sent', 'Stopped', 'Sent']) await expect(canvas.getByText(state)).toBeVisible();
    await expect(canvas.getByText('Message to 200 members; banner taken down')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'The community is a year old' });
    await expect(link).toHaveAttribute('href', '/operator/announcements/sent');
  },
};

/** A banner that begins later, and one that has ended. */
export const Banners: Story = {
  args: {
    announcements: announcements()
      .slice(2)
      .map((one, index) => {
        const [startsAt, endsAt] = index === 0 ? ['2026-12-18', '2027-01-04'] : ['2026-11-01', '2026-11-08'];
        const banner = {
          text: 'Soon',
          startsAt: `${startsAt}T08:00:00Z`,
          endsAt: `${endsAt}T08:00:00Z`,
          forVisitors: true,
        };
        return { ...one, state: 'sent' as const, isMessage: false, banner };
      }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^banner from .*December 18/)).toBeVisible();
    await expect(canvas.getByText('banner ended')).toBeVisible();
  },
};
