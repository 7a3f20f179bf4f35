import { makeSession, makeUser, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AlertDialog } from '../../primitives/alert-dialog/alert-dialog.tsx';
import { SessionCard } from '../session-card/session-card.tsx';
import { SessionGrid, SessionGridSkeleton } from './session-grid.tsx';

const meta = {
  title: 'Components/Sessions/SessionGrid',
  component: SessionGrid,
} satisfies Meta<typeof SessionGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sessions: Story = {
  args: {
    children: many(4, makeSession).map((session) => (
      <li key={session._id}>
        <SessionCard
          ConfirmDialog={AlertDialog}
          session={session}
          memberId={makeUser()._id}
          timeZone="Europe/Berlin"
          onEdit={fn()}
          onCancel={fn()}
          onReview={fn()}
        />
      </li>
    )),
  },
};

export const Loading: Story = {
  render: () => <SessionGridSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
