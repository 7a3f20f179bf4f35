import { makePerson, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AllStates } from '../../docs/all-states.tsx';
import { ApprovedRow, ParticipantRow, PersonList, PersonListSkeleton, RequestRow } from './participant-row.tsx';

const undone = fn();

const Row = (args: ComponentProps<typeof RequestRow>) => (
  <PersonList aria-label="People">
    <RequestRow {...args} />
  </PersonList>
);

const meta = {
  title: 'Components/Events/ParticipantRow',
  tags: ['specified'],
  component: RequestRow,
  args: { person: makePerson(), href: '#member', onApprove: fn(), onDecline: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-3xl">
        <Story />
      </div>
    ),
  ],
  render: Row,
} satisfies Meta<typeof RequestRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state at a glance, as a member sees it. */
export const EveryState: Story = {
  name: 'All states',
  render: (args) => (
    <AllStates
      component={Row}
      base={args}
      states={{
        'Asks to join': Request,
        'With a note': WithNote,
        'Asks for several dates': SeveralDates,
        'Being approved': Approving,
        'Approved, can be undone': Approved,
        'Being declined': Declining,
        Participants: Accepted,
        'Without a name': Unknown,
      }}
    />
  ),
};

export const Request: Story = { name: 'Asks to join' };

export const RequestPressed: Story = {
  ...Request,
  name: 'Asks to join, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(args.onApprove).toHaveBeenCalledWith(args.person);
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onDecline).toHaveBeenCalledWith(args.person);
    await expect(canvas.getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(args.person.name);
  },
};

export const WithNote: Story = {
  args: { person: { ...makePerson(), message: 'I have baked twice, and both were flat.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('I have baked twice, and both were flat.')).toBeVisible();
  },
};

/** A request for several dates of a series is one row. */
export const SeveralDates: Story = {
  name: 'Asks to join several dates',
  args: { person: { ...makePerson(), dates: 8 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Asks to join 8 dates')).toBeVisible();
  },
};

/** Both buttons are disabled while one request is pending. */
export const Approving: Story = {
  name: 'Being approved',
  args: { pending: 'approve' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Approving...' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeDisabled();
  },
};

export const Approved: Story = {
  tags: ['interaction'],
  render: ({ person }) => (
    <PersonList aria-label="People">
      <ApprovedRow person={person} href="#member" onUndo={undone} />
    </PersonList>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(undone).toHaveBeenCalledWith(args.person);
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(args.person.name);
  },
};

export const UndoingApproval: Story = {
  name: 'The approval is being undone',
  render: ({ person }) => (
    <PersonList aria-label="People">
      <ApprovedRow person={person} href="#member" onUndo={undone} pending />
    </PersonList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Undoing...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Declining: Story = { name: 'Being declined', args: { pending: 'decline' } };

export const Unknown: Story = {
  name: 'Without a name',
  args: { person: makePerson({ name: '', about: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown User')).toBeVisible();
    await expect(canvas.getByText('No information available')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    person: makePerson({
      name: 'Maria Magdalena Wilhelmina van den Oudenhoven-Steenbergen',
      about: 'averyveryveryverylongwordthatneverends '.repeat(10),
    }),
  },
};

export const Accepted: Story = {
  name: 'Accepted guests',
  render: () => (
    <PersonList aria-label="Accepted">
      {many(4, makePerson).map((person) => (
        <ParticipantRow key={person._id} person={person} href="#member" />
      ))}
    </PersonList>
  ),
};

export const Requests: Story = {
  name: 'Several requests',
  render: ({ onApprove, onDecline }) => (
    <PersonList aria-label="Pending Requests">
      {many(4, makePerson).map((person) => (
        <RequestRow key={person._id} person={person} onApprove={onApprove} onDecline={onDecline} />
      ))}
    </PersonList>
  ),
};

export const Loading: Story = { render: () => <PersonListSkeleton /> };
