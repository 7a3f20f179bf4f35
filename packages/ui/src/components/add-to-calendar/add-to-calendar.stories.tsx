import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AddToCalendar } from './add-to-calendar.tsx';

const meta = {
  title: 'Components/Sessions/AddToCalendar',
  component: AddToCalendar,
  args: {
    title: 'Session with Inês Carvalho',
    start: '2026-12-04T19:00:00.000Z',
    end: '2026-12-04T20:00:00.000Z',
    place: 'https://meet.example.org/one-to-one',
    fileHref: '/api/sessions/session-1/session.ics',
  },
  parameters: { docs: { story: { inline: false, height: '260px' } } },
} satisfies Meta<typeof AddToCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['opens'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
    const google = await screen.findByRole('menuitem', { name: 'Google Calendar' });
    await waitFor(() => expect(google).toBeVisible());
    await expect(google).toHaveAttribute('href', expect.stringContaining('20261204T190000Z%2F20261204T200000Z'));
    await expect(google).toHaveAttribute('rel', 'noopener noreferrer');
    const file = screen.getByRole('menuitem', { name: 'Apple or other (.ics)' });
    await expect(file).toHaveAttribute('href', args.fileHref);
    await expect(file).toHaveAttribute('download');
  },
};
