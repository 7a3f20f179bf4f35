import { allSkills, instant, makeUser, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TimePicks } from '../time-picks/time-picks.tsx';
import { ProposalForm } from './proposal-form.tsx';

const [, ana, ...members] = many(6, makeUser);

const times = [2, 4].flatMap((day) => [instant(day, 18), instant(day, 18.5), instant(day, 19)]);

const meta = {
  title: 'Components/Sessions/ProposalForm',
  component: ProposalForm,
  args: {
    members: ana ? [ana, ...members] : members,
    searchSkills: async (query) => allSkills().filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
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
    onCancel: fn(),
    'aria-label': 'Propose a session',
    className: 'max-w-lg',
  },
} satisfies Meta<typeof ProposalForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};

export const WithMember: Story = {
  args: { initialDraft: { mentor: ana ?? null, mine: [{ name: 'Python' }] } },
};

/** All that is missing is named, and the first of it has the focus. */
export const Missing: Story = {
  ...WithMember,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send proposal' }));
    await expect(await canvas.findByText('Pick at least one time.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('group', { name: /Times/ })).toHaveFocus());
    await expect(canvas.getByText('Required')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Proposes: Story = {
  ...WithMember,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^6:00 PM/ })[1] ?? document.body);
    await userEvent.click(canvas.getAllByRole('button', { name: /^6:30 PM/ })[0] ?? document.body);
    await userEvent.click(canvas.getByRole('radio', { name: '1 hour 30 minutes' }));
    await userEvent.type(canvas.getByLabelText('Session link'), 'https://meet.example.org/us');
    await userEvent.type(canvas.getByLabelText('Note'), 'Evenings are best.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send proposal' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        mentorId: ana?._id,
        times: [times[1], times[3]],
        durationMinutes: 90,
        link: 'https://meet.example.org/us',
        note: 'Evenings are best.',
        mine: 'Python',
        theirs: null,
      }),
    );
  },
};

export const Pending: Story = { args: { ...WithMember.args, pending: true } };

export const Failed: Story = {
  args: { ...WithMember.args, failure: 'times: must be at least 3 hours ahead, so that there is time to answer' },
};
