import { instant, makeSession, makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TimePicks } from '../time-picks/time-picks.tsx';
import { SuggestForm } from './suggest-form.tsx';

const zones = { yours: { timeZone: 'Europe/Lisbon' }, theirs: { timeZone: 'America/New_York' } };

const meta = {
  title: 'Components/Sessions/SuggestForm',
  component: SuggestForm,
  args: {
    session: makeSession({ status: 'Scheduled', date: instant(3, 18), consent: 'agreed', durationMinutes: 75 }),
    memberId: makeUser()._id,
    timeZone: 'Europe/Lisbon',
    renderTimes: ({ member, minutes: _minutes, ...field }) => (
      <TimePicks
        name={member.name}
        {...field}
        hoursHref="#hours"
        timeZone="Europe/Lisbon"
        overlap={{ success: true, ...zones, times: [instant(5, 18), instant(6, 18)], nearest: [] }}
      />
    ),
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof SuggestForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  name: 'Your times were not sent',
  args: { failure: 'This session has changed. Check it and try again.' },
  play: ({ canvas, args }) => expect(canvas.getByRole('alert')).toHaveTextContent(String(args.failure)),
};

export const Sending: Story = { name: 'Your times are on their way', args: { pending: true } };
