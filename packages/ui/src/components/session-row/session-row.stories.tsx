import { instant, makeSession, makeUser, today } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AlertDialog } from '../../primitives/alert-dialog/alert-dialog.tsx';
import { SessionRow } from './session-row.tsx';

const agreed = makeSession({ status: 'Scheduled', date: instant(3, 18), consent: 'agreed' }, 1);

const meta = {
  title: 'Components/Sessions/SessionRow',
  tags: ['!stable', 'new', 'specified'],
  component: SessionRow,
  argTypes: { session: { table: { disable: true } } },
  args: {
    session: agreed,
    memberId: makeUser()._id,
    href: '#session',
    timeZone: 'Europe/Berlin',
    ConfirmDialog: AlertDialog,
    onEdit: fn(),
    onCancel: fn(),
    onReview: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SessionRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five minutes before its start. */
export const Near: Story = {
  name: 'Agreed, starts in 5 minutes',
  args: { session: { ...agreed, date: new Date(Date.parse(today) + 5 * 60_000).toISOString() } },
  play: ({ canvas }) => expect(canvas.getByText(/^Starts in [45] minutes$/)).toBeVisible(),
};

export const Cancelling: Story = { name: 'It is being canceled', args: { cancelling: true } };

export const LongText: Story = {
  args: {
    session: {
      ...agreed,
      userTwo: { _id: 'long', name: 'Maria Magdalena Wilhelmina van den Oudenhoven-Steenbergen' },
      skillTaughtByUserTwo: { _id: 'skill-long', name: 'Donaudampfschifffahrtsgesellschaftskunde' },
      skillTaughtByUserOne: null,
    },
  },
};
