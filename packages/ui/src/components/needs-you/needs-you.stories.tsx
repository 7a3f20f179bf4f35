import { makeSession, makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AnswerActions } from '../answer-actions/answer-actions.tsx';
import { DeclineDialog } from '../decline-dialog/decline-dialog.tsx';
import { HomeCardSkeleton } from '../member-home/member-home.tsx';
import { LinkNeed, NeedList, NeedsYou, ProposalNeed, RequestNeed, ReviewNeed } from './needs-you.tsx';

const me = makeUser();
const [ines, kenji, aino] = [makeUser({}, 1), makeUser({}, 2), makeUser({}, 3)];

const proposal = makeSession({
  userOne: aino,
  userTwo: me,
  consent: 'pending',
  isProposal: true,
  waitingFor: me._id,
  offer: {
    by: aino._id,
    kind: 'proposal',
    times: ['2099-12-01T16:00:00.000Z', '2099-12-02T14:00:00.000Z', '2099-12-05T23:30:00.000Z'],
    durationMinutes: 60,
    note: '',
    expiresAt: '2099-12-01T14:00:00.000Z',
  },
});

const meta = {
  title: 'Components/Sessions/NeedsYou',
  tags: ['!stable', 'new', 'specified'],
  component: NeedsYou,
  args: { count: 3, children: null },
} satisfies Meta<typeof NeedsYou>;

export default meta;
type Story = StoryObj<typeof meta>;

const onAccept = fn();
const onApprove = fn();
const onDecline = fn();
const onRate = fn();

const proposalNeed = (
  <ProposalNeed session={proposal} memberId={me._id} href="#session">
    <AnswerActions
      session={proposal}
      memberId={me._id}
      nameId="proposal"
      timeZone="Europe/Berlin"
      DeclineDialog={DeclineDialog}
      onAccept={onAccept}
      onDecline={fn()}
      onSuggest={fn()}
      onWithdraw={fn()}
    />
  </ProposalNeed>
);

const requestNeed = (
  <RequestNeed
    title="Automate one boring chore with Python"
    people={[ines, kenji]}
    freePlaces={2}
    href="#event"
    pending={undefined}
    onApprove={onApprove}
    onDecline={onDecline}
  />
);

const reviewNeed = (
  <ReviewNeed
    session={makeSession({
      status: 'Completed',
      userOne: me,
      userTwo: kenji,
      attendance: { canAnswer: true, isDisputed: false },
    })}
    memberId={me._id}
    href="#over"
    onRate={onRate}
  />
);

const all = (
  <NeedList>
    {proposalNeed}
    {requestNeed}
    {reviewNeed}
  </NeedList>
);

export const Default: Story = { name: 'Three things wait for you', args: { children: all } };

/** Each is answered in place. */
export const Answered: Story = {
  ...Default,
  name: 'Answered',
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Wednesday, December 2, 2099/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept Wed, Dec 2, 3:00 PM' }));
    await expect(onAccept).toHaveBeenCalledWith('2099-12-02T14:00:00.000Z');
    await expect(canvas.getByText('2 places left · Inês asked first')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve Inês' }));
    await expect(onApprove).toHaveBeenCalledWith(ines);
    await userEvent.click(canvas.getByRole('button', { name: 'Decline Inês' }));
    await expect(onDecline).toHaveBeenCalledWith(ines);
    await userEvent.click(canvas.getByRole('radio', { name: '4 Stars' }));
    await expect(onRate).toHaveBeenCalledWith(4);
  },
};

export const FullEvent: Story = {
  name: 'Somebody asks to join a full event',
  args: {
    count: 1,
    children: (
      <NeedList>
        <RequestNeed
          title="Rook endings"
          people={[ines]}
          freePlaces={0}
          href="#event"
          pending={undefined}
          onApprove={onApprove}
          onDecline={onDecline}
        />
      </NeedList>
    ),
  },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Approve Inês' })).toBeDisabled(),
};

const askedAt = '2099-11-20T18:00:00.000Z';
const endsAt = '2099-11-21T06:00:00.000Z';
const startsAt = '2099-11-28T18:00:00.000Z';

/** What is answered on its own page: all kinds. */
export const Links: Story = {
  name: 'What is answered on its own page',
  args: {
    count: 13,
    children: (
      <NeedList>
        {(
          [
            { kind: 'placeOffered', title: 'A place is free for you: Sourdough for beginners', startsAt, endsAt },
            { kind: 'checkIn', title: 'Check in to Rook endings', endsAt },
            { kind: 'sessionAnswer', title: 'Kenji suggests another time', actor: kenji, endsAt },
            { kind: 'ringAnswer', title: 'Aino asks you to join a ring of 3', actor: aino, endsAt },
            { kind: 'ringReplacement', title: 'A seat in your ring of 4 is empty', endsAt },
            { kind: 'cohostAnswer', title: 'Inês invites you to co-host Bread, 3 dates', actor: ines, endsAt },
            { kind: 'eventRequests', title: '4 want to join Bread, 3 dates', actor: ines, endsAt },
            { kind: 'ringLessons', title: 'Your ring is agreed. Plan 2 lessons' },
            { kind: 'eventReview', title: 'How was Rook endings?', startsAt: endsAt },
            { kind: 'messageRequests', title: 'Kenji would like to write to you', actor: kenji },
            { kind: 'reportAnswer', title: 'Moderators read your report' },
            { kind: 'joinRequests', title: '3 people ask to join the community', count: 3 },
            { kind: 'confirmAddress', title: 'Confirm your address, and you hear of answers by email' },
          ] as const
        ).map((need) => (
          <LinkNeed
            key={need.kind}
            need={{ _id: need.kind, path: '/', count: 1, askedAt, ...need }}
            href="#page"
            timeZone="Europe/Berlin"
          />
        ))}
      </NeedList>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sat, Nov 28, 7:00 PM · Yours until Sat, Nov 21, 7:00 AM')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Take the place' })).toHaveAttribute('href', '#page');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const AllShown: Story = {
  ...Links,
  name: 'All shown',
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 13' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(13);
    await expect(canvas.getByRole('link', { name: 'Confirm' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Nothing waits for you',
  args: { count: 0 },
  play: ({ canvas }) => expect(canvas.getByText('No one is waiting for your answer.')).toBeVisible(),
};

export const Loading: Story = {
  args: { count: undefined, children: <HomeCardSkeleton label="Loading your requests..." /> },
};

export const RightToLeft: Story = { ...Default, name: 'Right to left', globals: { direction: 'rtl' } };
export const Phone: Story = { ...Default, name: 'Phone', globals: { viewport: { value: 'phone', isRotated: false } } };
