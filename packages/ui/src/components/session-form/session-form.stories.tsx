import { allSkills, makeSession, makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { SessionForm } from './session-form.tsx';

const me = makeUser();

const meta = {
  title: 'Components/Sessions/SessionForm',
  component: SessionForm,
  args: {
    session: makeSession({ status: 'Scheduled' }),
    memberId: me._id,
    searchSkills: async (query) => allSkills().filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
    onSubmit: fn(),
    onCancel: fn(),
    timeZone: 'Europe/Lisbon',
    'aria-label': 'Edit Session',
    className: 'max-w-lg',
  },
} satisfies Meta<typeof SessionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = { name: 'You change a session' };

/** Something else is planned at that time: the form says so, but can be sent. */
export const Busy: Story = {
  name: 'You are busy then',
  args: {
    busyAt: () => 'You host “Sourdough from a cold fridge” then.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You host “Sourdough from a cold fridge” then.')).toBeVisible();
  },
};

/** Resolves the pending search. */
let resolveSearch = () => {};
const searchOnDemand = fn(
  (query: string) =>
    new Promise<ReturnType<typeof allSkills>>((resolve) => {
      resolveSearch = () => resolve(allSkills().filter(({ name }) => name.toLowerCase().includes(query)));
    }),
);

/** A typed skill is selected once the search finds it; one that is not found blocks submitting. */
export const SkillsTypedOnly: Story = {
  tags: ['interaction'],
  args: { searchSkills: searchOnDemand, session: makeSession({ skillTaughtByUserTwo: null }) },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Skill you learn' });
    const save = canvas.getByRole('button', { name: 'Save' });
    const asked = (query: string) =>
      waitFor(() => expect(args.searchSkills).toHaveBeenLastCalledWith(query, expect.any(AbortSignal)));
    await userEvent.type(box, 'ches');
    await userEvent.tab();
    await asked('ches');
    await expect(box).not.toBeInvalid();
    resolveSearch();
    await canvas.findByText('Pick a skill from the list.');
    await userEvent.click(save);
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('Pick a skill from the list.');
    await userEvent.type(box, 's');
    await userEvent.click(save);
    await asked('chess');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    resolveSearch();
    await canvas.findByRole('button', { name: 'Remove Chess' });
    await waitFor(() => expect(box).not.toBeInvalid());
    await userEvent.click(save);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ theirs: 'skill-chess' })));
  },
};

/** Past days and times are rejected before submitting. */
export const Past: Story = {
  tags: ['interaction'],
  args: { session: makeSession() },
  play: async ({ canvas, args }) => {
    const date = canvas.getByLabelText('Session date');
    const save = canvas.getByRole('button', { name: 'Save' });
    await fireEvent.change(date, { target: { value: '2026-11-30' } });
    await userEvent.click(save);
    await canvas.findByText('This day has passed. Pick a later one.');
    await fireEvent.change(date, { target: { value: '2026-12-01' } });
    await userEvent.clear(canvas.getByLabelText('Session time'));
    await userEvent.type(canvas.getByLabelText('Session time'), '00:00');
    await userEvent.click(save);
    await canvas.findByText('This time has passed. Pick a later one.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await fireEvent.change(date, { target: { value: '2026-12-02' } });
    await waitFor(() => expect(canvas.queryByText(/has passed/)).toBeNull());
    await userEvent.click(save);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Incomplete: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('Session link'));
    await userEvent.type(canvas.getByLabelText('Session link'), 'not a link');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Please enter a valid URL.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LinkWithoutHttps: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Session link'));
    await userEvent.type(canvas.getByLabelText('Session link'), ' meet.example.org/abc');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Session link')).toHaveValue('https://meet.example.org/abc');
  },
};

/** The other member cannot be changed. */
export const Edits: Story = {
  tags: ['interaction'],
  args: { session: makeSession({ date: '2026-12-03T19:00:00.000Z' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Mentor name' })).toBeNull();
    await userEvent.clear(canvas.getByLabelText('Session time'));
    await userEvent.type(canvas.getByLabelText('Session time'), '20:15');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ date: '2026-12-03T20:15:00.000Z', link: args.session?.link }),
      ),
    );
  },
};

export const Pending: Story = { name: 'Your changes are being saved', args: { pending: true } };

export const Failed: Story = {
  name: 'Your changes were not saved',
  args: { failure: 'Unable to create session' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to create session');
  },
};

export const MakesARoom: Story = {
  tags: ['interaction'],
  args: { makeRoom: async () => 'https://meet.example.org/k7mqx' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make a room for us' }));
    await waitFor(() => expect(canvas.getByLabelText('Session link')).toHaveValue('https://meet.example.org/k7mqx'));
  },
};
