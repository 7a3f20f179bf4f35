import { instant, makeSession, makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TimePicks } from '../time-picks/time-picks.tsx';
import { SuggestDialog } from './suggest-dialog.tsx';

const me = makeUser();
const times = [5, 6].flatMap((day) => [instant(day, 18), instant(day, 18.5)]);
const agreed = makeSession({ status: 'Scheduled', date: instant(3, 18), consent: 'agreed', durationMinutes: 75 });

const meta = {
  title: 'Components/Sessions/SuggestDialog',
  component: SuggestDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    session: agreed,
    memberId: me._id,
    timeZone: 'Europe/Lisbon',
    renderTimes: ({ member, minutes: _minutes, ...field }) => (
      <TimePicks
        name={member.name}
        {...field}
        hoursHref="#hours"
        timeZone="Europe/Lisbon"
        overlap={{
          success: true,
          yours: { timeZone: 'Europe/Lisbon' },
          theirs: { timeZone: 'America/New_York' },
          times,
          nearest: [],
        }}
      />
    ),
    onSubmit: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta<typeof SuggestDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The old time is next to the new ones. */
export const Move: Story = {
  name: 'You ask to move a session',
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Move this session' }));
    await expect(dialog.getByText('Friday, December 4, 2026')).toBeInTheDocument();
    await expect(dialog.getByRole('radio', { name: '1 hour 15 minutes' })).toBeChecked();
  },
};

export const Asks: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Move this session' }));
    const send = dialog.getByRole('button', { name: /^Ask / });
    await userEvent.click(send);
    await expect(await dialog.findByText('Pick at least one time.')).toBeInTheDocument();
    await userEvent.click(dialog.getAllByRole('button', { name: /^6:00 PM/ })[0] ?? document.body);
    await userEvent.type(dialog.getByLabelText('Note'), 'My train got canceled.');
    await userEvent.click(send);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        times: [times[0]],
        durationMinutes: 75,
        note: 'My train got canceled.',
      }),
    );
  },
};

export const Counter: Story = {
  name: 'You suggest another time',
  args: {
    session: {
      ...agreed,
      consent: 'pending',
      isProposal: true,
      waitingFor: me._id,
      offer: {
        by: agreed.userTwo._id,
        kind: 'proposal',
        times: [instant(3, 18), instant(4, 18)],
        durationMinutes: 45,
        note: '',
        expiresAt: instant(2),
      },
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Suggest another time' }));
    await expect(dialog.getByText('Suggested so far')).toBeInTheDocument();
    await expect(dialog.getByRole('radio', { name: '45 minutes' })).toBeChecked();
  },
};
