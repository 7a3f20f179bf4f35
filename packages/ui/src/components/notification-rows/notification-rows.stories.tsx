import { makeNotification } from '@skill-exchange/api-mocks/handlers/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import {
  NotificationAnswered,
  NotificationDay,
  NotificationRow,
  NotificationRowsSkeleton,
} from './notification-rows.tsx';

const row = { href: '/', onOpen: () => {} };
const every = Array.from({ length: 13 }, (_, index) => makeNotification({}, index));

const meta = {
  title: 'Components/Site/NotificationRows',
  component: NotificationDay,
  args: {
    label: 'Today',
    className: 'max-w-180',
    children: every.map((notification) => (
      <NotificationRow key={notification._id} notification={notification} {...row} />
    )),
  },
} satisfies Meta<typeof NotificationDay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Today' })).toBeVisible();
    const [unread, , read] = canvas.getAllByRole('link');
    await expect(unread).toHaveAccessibleName(/^Unread: Inês Carvalho sent you 3 messages/);
    await expect(read).toHaveAccessibleName(/^You’re in: Chess openings that bite/);
  },
};

/** The name is in Arabic, the sentence is not. */
export const NameFromRightToLeft: Story = {
  tags: ['interaction'],
  args: {
    children: <NotificationRow notification={makeNotification({ title: 'ليلى حدّاد sent you 3 messages' })} {...row} />,
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/sent you 3 messages$/)).direction).toBe('ltr');
  },
};

export const WithAnswers: Story = {
  args: {
    children: (
      <NotificationRow {...row} notification={makeNotification({ kind: 'sessionProposed', isRead: false }, 4)}>
        <div className="flex flex-wrap gap-2">
          <Button size="sm">Accept</Button>
          <Button size="sm" variant="secondary">
            Suggest another time
          </Button>
        </div>
      </NotificationRow>
    ),
  },
  play: async ({ canvas }) => {
    // A button inside a link would also activate the link.
    await expect(canvas.getByRole('button', { name: 'Accept' }).closest('a')).toBeNull();
  },
};

export const Answered: Story = {
  args: {
    children: (
      <NotificationRow {...row} notification={makeNotification({ kind: 'sessionProposed', isRead: true }, 4)}>
        <NotificationAnswered>Agreed</NotificationAnswered>
      </NotificationRow>
    ),
  },
};

export const LongWordsOnTheNarrowestPhone: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    children: (
      <NotificationRow
        {...row}
        notification={makeNotification({
          title: `${'Maximiliane'.repeat(6)} wants to join ${'Sourdough '.repeat(12)}`,
        })}
      />
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};

export const Loading: Story = { render: () => <NotificationRowsSkeleton /> };
