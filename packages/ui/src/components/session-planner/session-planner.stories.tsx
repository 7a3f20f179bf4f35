import { allSkills, instant, makeUser, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TimePicks } from '../time-picks/time-picks.tsx';
import { sessionPlannerGuide } from './session-planner.guide.ts';
import { SessionPlanner } from './session-planner.tsx';

const [, ana, ...others] = many(8, makeUser);
const members = ana ? [ana, ...others] : others;
const times = [2, 4].flatMap((day) => [instant(day, 18), instant(day, 18.5), instant(day, 19)]);
const timeZone = 'Europe/Berlin';

const meta = {
  title: 'Components/Sessions/SessionPlanner',
  tags: ['!stable', 'new', 'specified'],
  component: SessionPlanner,
  args: {
    open: true,
    onOpenChange: fn(),
    members,
    searchSkills: async (query) => allSkills().filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
    renderTimes: ({ member, minutes: _minutes, ...field }) => (
      <TimePicks
        name={member.name}
        {...field}
        hoursHref="#hours"
        timeZone={timeZone}
        overlap={{
          success: true,
          yours: { timeZone },
          theirs: { timeZone: 'America/New_York' },
          times,
          nearest: [],
        }}
      />
    ),
    onSubmit: fn(),
    timeZone,
  },
  render: function Render({ members, ...args }) {
    const [part, setPart] = useState('');
    const found = members?.filter(({ name }) => name.toLowerCase().includes(part.toLowerCase()));
    return <SessionPlanner {...args} members={found} onMentorSearch={setPart} />;
  },
  parameters: { guide: sessionPlannerGuide, docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof SessionPlanner>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Add New Session' }));

/** As opened by 'Add Session'. */
export const New: Story = {
  name: 'A new session',
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText('Pick a member to see the hours that suit you both.')).toBeInTheDocument();
  },
};

/** As opened from a profile: with the member, and skills that the two could swap. */
export const WithMember: Story = {
  name: 'With somebody you chose',
  args: { hasRooms: true, initialDraft: { mentor: ana ?? null, mine: [{ name: 'Python' }] } },
};

/** Something else is planned at that time: the form says so, but can be sent. */
export const Busy: Story = {
  name: 'You are busy then',
  args: {
    initialDraft: { mentor: ana ?? null, date: '2027-07-03' },
    busyAt: () => 'You host “Sourdough from a cold fridge” then.',
  },
};

export const Pending: Story = { name: 'Your proposal is on its way', args: { ...WithMember.args, pending: true } };

export const Failed: Story = {
  name: 'Your proposal was not sent',
  args: { ...WithMember.args, failure: 'times: must be at least 3 hours ahead, so that there is time to answer' },
};

/** Mentor, day and link are enough; day and time are in the member's zone. */
export const CreatesWithRequiredOnly: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const dialog = await openDialog();
    const mentor = members[2];
    const part = mentor?.name.slice(1, 6).toUpperCase() ?? '';
    await userEvent.type(dialog.getByRole('combobox', { name: 'Mentor name' }), part);
    await dialog.findByRole('option', { name: mentor?.name ?? '' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.type(dialog.getByLabelText('Session date'), '2027-07-03');
    await expect(dialog.getByText('6:00 – 7:00 PM')).toBeInTheDocument();
    await expect(dialog.getByText('4:00 – 5:00 PM')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Session link'), 'meet.example.org/us');
    await userEvent.tab();
    await expect(dialog.getByLabelText('Session link')).toHaveValue('https://meet.example.org/us');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Session' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        mentorId: mentor?._id,
        times: ['2027-07-03T16:00:00.000Z'],
        durationMinutes: 60,
        link: 'https://meet.example.org/us',
        note: '',
        isDirect: true,
        mine: null,
        theirs: null,
      }),
    );
  },
};

/** Hours that suit both, and another time, in a room that the site creates. */
export const ProposesTimes: Story = {
  ...WithMember,
  name: 'Proposes times',
  tags: ['interaction'],
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.click((await dialog.findAllByRole('button', { name: /^7:00 PM/ }))[0] ?? document.body);
    await userEvent.type(dialog.getByLabelText('Session date'), '2027-07-03');
    await userEvent.click(await dialog.findByRole('button', { name: 'Add this time' }));
    await waitFor(() => expect(dialog.getByLabelText('Session date')).toHaveValue(''));
    await userEvent.click(dialog.getByRole('radio', { name: '1 hour 30 minutes' }));
    await userEvent.type(dialog.getByLabelText('Note'), 'Evenings are best.');
    await userEvent.click(dialog.getByRole('button', { name: 'Propose 2 times' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        mentorId: ana?._id,
        times: [times[0], '2027-07-03T16:00:00.000Z'],
        durationMinutes: 90,
        link: null,
        note: 'Evenings are best.',
        isDirect: false,
        mine: 'Python',
        theirs: null,
      }),
    );
  },
};

/** Everything missing has an error, and the first one has the focus. */
export const Missing: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Create Session' }));
    await waitFor(() => expect(dialog.getAllByText('Required')).toHaveLength(3));
    await expect(dialog.getByRole('combobox', { name: 'Mentor name' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** One's own link instead of a room must be a valid URL. */
export const PastesALink: Story = {
  ...WithMember,
  name: 'Pastes a link',
  tags: ['interaction'],
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.click((await dialog.findAllByRole('button', { name: /^7:00 PM/ }))[0] ?? document.body);
    await userEvent.click(dialog.getByRole('radio', { name: 'Paste a link' }));
    await userEvent.type(dialog.getByLabelText('Session link'), 'not a link');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Session' }));
    await expect(await dialog.findByText('Please enter a valid URL.')).toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A past day is rejected before sending. */
export const Past: Story = {
  tags: ['interaction'],
  args: { initialDraft: { mentor: ana ?? null, date: '2026-11-30', link: 'https://meet.example.org/us' } },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Create Session' }));
    await expect(await dialog.findByText('This day has passed. Pick a later one.')).toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NoMemberFound: Story = {
  tags: ['interaction'],
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('combobox', { name: 'Mentor name' }), 'zzz');
    await expect(dialog.getByText('No members by that name.')).toBeInTheDocument();
  },
};

export const MembersLoading: Story = {
  tags: ['interaction'],
  args: { members: undefined },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('combobox', { name: 'Mentor name' }), 'a');
    await expect(dialog.getByText('Loading...')).toBeInTheDocument();
    await expect(dialog.queryByText('0 found')).toBeNull();
  },
};

export const MembersFailed: Story = {
  tags: ['interaction'],
  args: { members: undefined, membersFailure: 'Unable to fetch all users' },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Mentor name' }));
    await expect(dialog.getByText('Unable to fetch all users')).toBeInTheDocument();
  },
};

/** Escape closes the list first, then the dialog. */
export const Closes: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const dialog = await openDialog();
    const mentor = dialog.getByRole('combobox', { name: 'Mentor name' });
    await waitFor(() => expect(mentor).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(mentor).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(mentor).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const ExampleWithoutHours: Story = {
  ...WithMember,
  name: 'Example without hours',
  tags: ['example'],
  args: { ...WithMember.args, renderTimes: ({ children }) => <>{children}</> },
};
