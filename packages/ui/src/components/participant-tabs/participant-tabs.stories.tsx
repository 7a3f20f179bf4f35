import { makePerson } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ParticipantRow, PersonList, PersonListSkeleton, RequestRow } from '../participant-row/participant-row.tsx';
import { FullEventNote, NobodyWaits, NoParticipants, NoRequests, ParticipantTabs } from './participant-tabs.tsx';

const decisions = { onApprove: fn(), onDecline: fn(), pending: undefined };
const accepted = (
  <PersonList>
    <ParticipantRow person={makePerson()} href="/users/1" />
  </PersonList>
);
const requests = (fullNoteId: string | undefined) => (
  <PersonList>
    <RequestRow person={makePerson()} href="/users/1" fullNoteId={fullNoteId} {...decisions} />
  </PersonList>
);

const meta = {
  title: 'Components/Events/ParticipantTabs',
  tags: ['!stable', 'new', 'specified'],
  component: ParticipantTabs,
  args: { pendingCount: 1, acceptedCount: 1, pending: requests(undefined), accepted },
} satisfies Meta<typeof ParticipantTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneRequest: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 pending request');
    await userEvent.click(canvas.getByRole('tab', { name: /^Accepted/ }));
    await expect(canvas.getByRole('tabpanel', { name: /^Accepted/ })).toBeVisible();
  },
};

export const FullEvent: Story = {
  name: 'The event is full',
  args: {
    pending: (
      <>
        <FullEventNote id="full" />
        {requests('full')}
      </>
    ),
  },
};

export const Loading: Story = {
  args: { pendingCount: undefined, acceptedCount: undefined, pending: <PersonListSkeleton /> },
};

export const Empty: Story = { name: 'Nobody asks', args: { pendingCount: 0, pending: <NoRequests /> } };

export const EmptyAccepted: Story = { name: 'Nobody is accepted yet', render: () => <NoParticipants /> };

export const WithWaitlist: Story = {
  tags: ['interaction'],
  args: { waiting: accepted, waitingCount: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Waitlist' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Waitlist' })).toBeVisible();
  },
};

export const EmptyWaitlist: Story = { name: 'Nobody waits', render: () => <NobodyWaits /> };
