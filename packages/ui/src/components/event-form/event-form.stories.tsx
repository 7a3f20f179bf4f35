import { allSkills } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { EventForm } from './event-form.tsx';
import { fill, submit } from './test/fill-event-form.ts';

const meta = {
  title: 'Components/Events/EventForm',
  tags: ['specified'],
  component: EventForm,
  args: {
    onSubmit: fn(),
    onDirtyChange: fn(),
    searchSkills: async (query) => allSkills().filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
    timeZone: 'Europe/Lisbon',
    'aria-label': 'Create Event',
  },
  parameters: { layout: 'fullscreen' },
  // On small screens the actions reach the edges.
  decorators: [
    (Story) => (
      <div className="page-wrap py-6">
        <div className="lg:max-w-xl">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof EventForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Field names equal the names in the contract. */
export const Empty: Story = {
  name: 'A new event',
  play: async ({ canvas }) => {
    for (const [label, name] of [
      ['Title', 'title'],
      ['Description', 'description'],
      ['Date', 'date'],
      ['Start time', 'start_time'],
      ['End time', 'end_time'],
      ['Link', 'link'],
      ['Max participants', 'max_participants'],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('name', name);
    }
  },
};

export const WithCancel: Story = { args: { actions: <Button variant="quiet">Cancel</Button> } };

/** Requests that need no approval, and no waitlist. */
export const ChoosesGuests: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Approve requests automatically' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Keep a waitlist' }));
    await submit(canvas);
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ autoApprove: true, hasWaitlist: false }),
    );
  },
};

/** Times are in the host's zone, with UTC next to them. */
export const Creates: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await expect(canvas.getByText('3:00 PM your time · 2:00 PM UTC')).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Skills' }), 'Charcoal{Enter}');
    await userEvent.type(canvas.getByLabelText('Link'), 'https://meet.example.org/trees');
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'German');
    await submit(canvas);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      title: 'Sketchbook hour: bare trees',
      description: 'Bring a pencil and a view of a tree.',
      skills: ['Charcoal'],
      date: '2027-07-29',
      start_time: '2027-07-29T14:00:00.000Z',
      end_time: '2027-07-29T15:30:00.000Z',
      link: 'https://meet.example.org/trees',
      max_participants: 12,
      language: 'de',
    });
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};

/** Restores the draft from before a reload, and is dirty. */
export const RestoresDraft: Story = {
  tags: ['interaction'],
  args: {
    initialDraft: {
      title: 'Sketchbook hour',
      description: '',
      skills: [{ name: 'Charcoal' }],
      date: '2027-07-29',
      start_time: '15:00',
      end_time: '',
      endsNextDay: false,
      link: '',
      max_participants: '',
      language: 'de',
      pattern: '2',
      autoApprove: false,
      hasWaitlist: true,
      signUpsCloseMinutes: '',
    },
    onDraftChange: fn(),
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue('Sketchbook hour'));
    await expect(canvas.getByRole('button', { name: 'Remove Charcoal' })).toBeVisible();
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
    await userEvent.type(canvas.getByLabelText('Title'), ': bare trees');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      ...args.initialDraft,
      title: 'Sketchbook hour: bare trees',
    });
  },
};

/** Every missing field has an error, and the first one has focus. */
export const Incomplete: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await submit(canvas);
    await canvas.findByText('Please select a valid date.');
    await expect(canvas.getByText('Please provide valid start and end times.')).toBeVisible();
    await expect(canvas.getAllByText('Required')).toHaveLength(3);
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription('Required');
    await expect(canvas.getByLabelText('End time')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongLinkAndSize: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Link'), 'javascript:alert(1)');
    await userEvent.type(canvas.getByLabelText('Max participants'), '0');
    await userEvent.tab();
    await canvas.findByText('Please enter a valid URL.');
    await expect(canvas.getByText('Please enter a whole number, 1 or more.')).toBeVisible();
  },
};

export const Pending: Story = {
  name: 'The event is being created',
  args: { pending: true },
};

export const PendingPressed: Story = {
  ...Pending,
  name: 'The event is being created, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.type(canvas.getByLabelText('Title'), '{Enter}');
    await expect(canvas.getByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-busy', 'true');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: 'The event was not created',
  args: { failure: 'An unexpected error occurred.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An unexpected error occurred.');
  },
};

const room = 'https://meet.example.org/k7mqx-2vhtn-w9cfa';

/** Where the site makes rooms. */
export const MakesARoom: Story = {
  tags: ['interaction'],
  args: { makeRoom: async () => room },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make a room for us' }));
    await waitFor(() => expect(canvas.getByLabelText('Link')).toHaveValue(room));
    await expect(canvas.getByText('The link of your room is in the field.')).toHaveRole('status');
  },
};

/** The typed text stays. */
export const MakesNoRoom: Story = {
  tags: ['interaction'],
  args: { makeRoom: async () => undefined },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Link'), 'meet.example.org/mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Make a room for us' }));
    await expect(await canvas.findByRole('button', { name: 'Make a room for us' })).toBeEnabled();
    await expect(canvas.getByLabelText('Link')).toHaveValue('https://meet.example.org/mine');
  },
};

export const MakingARoom: Story = {
  tags: ['interaction'],
  args: { makeRoom: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make a room for us' }));
    await expect(canvas.getByRole('button', { name: 'Making a room...' })).toHaveAttribute('aria-busy', 'true');
  },
};
