import { makeEvent, today } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllStates, repeatsHeadings } from '../../docs/all-states.tsx';
import { NextEvent } from './next-event.tsx';

const inMinutes = (minutes: number) => new Date(Date.parse(today) + minutes * 60_000).toISOString();
const event = makeEvent({
  title: 'Rook endings',
  link: 'https://meet.example.org/a',
  start_time: inMinutes(130),
  end_time: inMinutes(190),
});

const meta = {
  title: 'Components/Events/NextEvent',
  tags: ['specified'],
  component: NextEvent,
  args: { event, isHost: false, href: '#event', timeZone: 'Europe/Berlin' },
} satisfies Meta<typeof NextEvent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state at a glance, as a member sees it. */
export const EveryState: Story = {
  name: 'All states',
  parameters: repeatsHeadings,
  render: (args) => (
    <AllStates
      component={meta.component}
      base={args}
      states={{
        'You joined it, starts in two hours': Default,
        'Starts in 9 minutes': Near,
        'You host it': Hosted,
        'Another one after it': WithAnother,
      }}
    />
  ),
};

/** Join is outlined until the event is near. */
export const Default: Story = {
  name: 'Starts in two hours',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Starts in 2 h 10 min')).toBeVisible();
    await expect(canvas.getByText(/^Hosted by/)).toBeVisible();
    await expect(canvas.getByText('Your time (Berlin)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open event' })).toHaveAttribute('href', '#event');
    await expect(canvas.getByRole('link', { name: 'Join Meeting' })).toHaveClass('bg-transparent');
  },
};

/** From ten minutes before the start. */
export const Near: Story = {
  name: 'Starts in a few minutes',
  args: { event: { ...event, start_time: inMinutes(9) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Starts in 9 minutes')).toBeVisible();
    const join = canvas.getByRole('link', { name: 'Join Meeting' });
    await expect(join).toHaveAccessibleDescription('Rook endings');
    await expect(join).not.toHaveClass('bg-transparent');
  },
};

export const Hosted: Story = {
  name: 'You host it',
  args: { isHost: true },
  play: ({ canvas }) => expect(canvas.getByText('You are Host')).toBeVisible(),
};

/** What comes after it, in one line. */
export const WithAnother: Story = {
  args: { following: { name: 'Ines', start: '2099-12-10T17:30:00.000Z' } },
  play: ({ canvas }) => expect(canvas.getByText(/^Then: Ines, Thu, Dec 10, 6:30 PM your time/)).toBeVisible(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
