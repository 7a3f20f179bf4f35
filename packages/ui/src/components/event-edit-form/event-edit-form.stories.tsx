import { allSkills, makeEvent } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EventEditForm } from './event-edit-form.tsx';

const event = makeEvent({
  start_time: '2026-12-24T19:00:00.000Z',
  end_time: '2026-12-24T20:30:00.000Z',
  max_participants: 12,
});

const meta = {
  title: 'Components/Events/EventEditForm',
  tags: ['specified'],
  component: EventEditForm,
  args: {
    event,
    onSubmit: fn(),
    onCancel: fn(),
    onDirtyChange: fn(),
    searchSkills: async (query) => allSkills().filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
    timeZone: 'Europe/Berlin',
    'aria-label': 'Edit event',
  },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EventEditForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Over: Story = {
  args: { isOver: true },
  play: async ({ canvas, userEvent: user, args }) => {
    await expect(canvas.queryByLabelText('Start time')).toBeNull();
    const description = canvas.getByRole('textbox', { name: 'Description' });
    await user.clear(description);
    await user.type(description, 'What we did.');
    await user.click(canvas.getByRole('button', { name: 'Save' }));
    const { start_time, end_time } = event;
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ start_time, end_time, description: 'What we did.' }),
      ),
    );
  },
  tags: ['interaction'],
};

export const Saves: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Start time')).toHaveAttribute('name', 'start_time');
    await expect(canvas.getByLabelText('End time')).toHaveAttribute('name', 'end_time');
    await expect(canvas.getByLabelText('Max participants')).toHaveAttribute('name', 'max_participants');
    const link = canvas.getByLabelText('Link');
    await userEvent.clear(link);
    await userEvent.type(link, 'https://meet.example.org/new-room');
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'German');
    await userEvent.clear(canvas.getByLabelText('Max participants'));
    await userEvent.type(canvas.getByLabelText('Max participants'), '15{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      start_time: event.start_time,
      end_time: event.end_time,
      link: 'https://meet.example.org/new-room',
      max_participants: 15,
      language: 'de',
    });
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};

export const ChangesWords: Story = {
  tags: ['interaction'],
  args: { event: makeEvent({ title: 'Bread', description: 'With yeast.', skills: ['Baking'] }) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Title'), ' for beginners');
    await userEvent.type(canvas.getByLabelText('Description'), ' Bring a jar.');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Skills' }), 'Tasting{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          title: 'Bread for beginners',
          description: 'With yeast. Bring a jar.',
          skills: ['Baking', 'Tasting'],
        }),
      ),
    );
  },
};

export const WordsMissing: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('Title'));
    await userEvent.clear(canvas.getByLabelText('Description'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveFocus());
    await expect(canvas.getByLabelText('Description')).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ChangesGuestChoices: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Approve requests automatically' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Keep a waitlist' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ autoApprove: true, hasWaitlist: true }));
  },
};

/** The size cannot be smaller than the number of participants. */
export const TooSmall: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const size = canvas.getByLabelText('Max participants');
    await expect(size).toHaveAttribute('min', '3');
    await userEvent.clear(size);
    await userEvent.type(size, '2{Enter}');
    await canvas.findByText('Please enter a whole number, 3 or more.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NoParticipants: Story = {
  name: 'Nobody registered yet',
  args: { event: makeEvent({ participants: [], link: '' }) },
};

/** Restores the draft from before a reload, and is dirty. */
export const RestoresDraft: Story = {
  tags: ['interaction'],
  args: {
    initialDraft: {
      title: 'Bread for beginners',
      description: 'Bring a jar.',
      skills: [{ name: 'Baking' }],
      date: '2026-12-28',
      start_time: '19:00',
      end_time: '21:15',
      endsNextDay: false,
      link: 'https://meet.example.org/new-room',
      max_participants: '15',
      language: 'de',
      pattern: '2',
      autoApprove: false,
      hasWaitlist: false,
      signUpsCloseMinutes: '',
    },
    onDraftChange: fn(),
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByLabelText('End time')).toHaveValue('21:15'));
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
    await userEvent.type(canvas.getByLabelText('Max participants'), '0');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      ...args.initialDraft,
      max_participants: '150',
    });
  },
};

export const Pending: Story = {
  name: 'Your changes are being saved',
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  tags: ['interaction'],
  args: { failure: 'Failed to update event details. Please try again.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to update event details. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** A room takes the place of the old link. */
export const MakesARoom: Story = {
  tags: ['interaction'],
  args: { makeRoom: async () => 'https://meet.example.org/k7mqx' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make a room for us' }));
    await waitFor(() => expect(canvas.getByLabelText('Link')).toHaveValue('https://meet.example.org/k7mqx'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ link: 'https://meet.example.org/k7mqx' })),
    );
  },
};
