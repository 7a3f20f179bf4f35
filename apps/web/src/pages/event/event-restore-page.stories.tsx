import { community } from '@skill-exchange/api-mocks/community';
import { cancel } from '@skill-exchange/api-mocks/handlers/events/events';
import { datesOf, repeatWeekly } from '@skill-exchange/api-mocks/series';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const hosted = 'event-3';
const attended = 'event-2';

const meta = {
  ...pageStory,
  title: 'Pages/Event',
  component: StoryApp,
  args: { path: `/userDashboard/events/${hosted}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

function cancelHosted() {
  const event = community().events.find(({ _id }) => _id === hosted);
  if (event) cancel(event);
}

const press = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Bring back' }));
};

/** A canceled event says until when its host can bring it back. */
export const RestoreCanceled: Story = {
  name: 'Canceled, it can come back',
  beforeEach: cancelHosted,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Event Canceled')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bring back' })).toBeVisible();
    await expect(canvas.getByText(/^You can bring it back until/)).toBeVisible();
  },
};

export const BringsBack: Story = {
  tags: ['interaction'],
  beforeEach: cancelHosted,
  parameters: shows({ restoreEvent: 'success' }),
  play: async (context) => {
    await press(context);
    await expectToast('Your event is back.');
    await waitFor(() => expect(context.canvas.queryByText('Event Canceled')).toBeNull());
    await expect(await context.canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
  },
};

export const BringsBackAllDates: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    repeatWeekly(hosted);
    for (const date of datesOf(`series-of-${hosted}`)) cancel(date);
  },
  parameters: shows({ restoreEvent: 'success' }),
  play: async (context) => {
    await press(context);
    const question = within(await screen.findByRole('alertdialog', { name: /^Bring back “.+”\?$/ }));
    await context.userEvent.click(question.getByRole('radio', { name: /^All dates/ }));
    await context.userEvent.click(question.getByRole('button', { name: 'Bring back' }));
    await expectToast('4 dates are back.');
    await expect(datesOf(`series-of-${hosted}`).map(({ status }) => status)).toEqual(Array(4).fill('Upcoming'));
  },
};

export const BringingBack: Story = {
  tags: ['interaction'],
  beforeEach: cancelHosted,
  parameters: network({ restoreEvent: 'loading' }),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('button', { name: 'Bringing back...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const BringingBackFails: Story = {
  tags: ['interaction'],
  beforeEach: cancelHosted,
  parameters: network({ restoreEvent: 'error' }),
  play: async (context) => {
    await press(context);
    await waitFor(() => expect(screen.getByText(/^We couldn’t bring this event back\./)).toBeVisible());
    await expect(context.canvas.getByText('Event Canceled')).toBeVisible();
  },
};

/** A guest of a canceled event reads that it may come back, and can leave it before it does. */
export const GuestLeavesCanceled: Story = {
  tags: ['interaction'],
  args: { path: `/events/${attended}` },
  beforeEach: () => {
    const event = community().events.find(({ _id }) => _id === attended);
    if (event) cancel(event);
  },
  parameters: shows({ leaveEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Event Canceled')).toBeVisible();
    await expect(canvas.getByText(/can bring it back until .+ You’re still on the list then/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave event' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Leave “.+”\?$/ }));
    await expect(question.getByText(/^If the host brings it back/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Leave event' }));
    await expectToast('You have left the event.');
    await waitFor(() => expect(canvas.queryByText(/can bring it back until/)).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Leave event' })).toBeNull();
  },
};
