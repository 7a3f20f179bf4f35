import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FollowCalendar } from './follow-calendar.tsx';

const url = 'https://skills.example.org/api/events/feed.ics?host=user-1&skill=Bread+%26+butter';

const meta = {
  title: 'Components/Events/FollowCalendar',
  component: FollowCalendar,
  args: { url, onCopy: fn(), children: 'Follow their events in your calendar' },
  parameters: { docs: { story: { inline: false, height: '260px' } } },
} satisfies Meta<typeof FollowCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'The menu is closed' };

export const Open: Story = {
  name: 'The menu is open',
  tags: ['opens'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow their events in your calendar' }));
    const google = await screen.findByRole('menuitem', { name: 'Google Calendar' });
    await waitFor(() => expect(google).toBeVisible());
    const parameterOf = (name: string, parameter: string) =>
      new URL(screen.getByRole('menuitem', { name }).getAttribute('href') ?? '').searchParams.get(parameter);
    const webcal = url.replace('https:', 'webcal:');
    await expect(parameterOf('Google Calendar', 'cid')).toBe(webcal);
    await expect(parameterOf('Outlook', 'url')).toBe(url);
    await expect(screen.getByRole('menuitem', { name: 'Apple or other' })).toHaveAttribute('href', webcal);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy address' }));
    await expect(args.onCopy).toHaveBeenCalledWith(url);
  },
};
