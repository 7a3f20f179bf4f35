import { makeEvent } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { RegistrationButton } from '../registration-button/registration-button.tsx';
import { EnrolledEventDialog, EventDetailsDialog } from './event-details-dialog.tsx';

const meta = {
  title: 'Components/Events/EventDetailsDialog',
  tags: ['specified'],
  component: EventDetailsDialog,
  subcomponents: { EnrolledEventDialog },
  args: {
    event: makeEvent({
      date: '2026-11-24T00:00:00.000Z',
      start_time: '2026-11-24T19:00:00.000Z',
      end_time: '2026-11-24T20:30:00.000Z',
    }),
    open: true,
    onClose: fn(),
    hostHref: '#host',
    timeZone: 'Europe/Berlin',
  },
  parameters: { docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof EventDetailsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForVisitors: Story = {
  render: (args) => (
    <EventDetailsDialog
      {...args}
      actions={
        <RegistrationButton
          className="flex-1"
          event={args.event}
          member={{ _id: 'someone-1', name: 'Gwen' }}
          onRegister={fn()}
        />
      }
    />
  ),
};

export const ForVisitorsPressed: Story = {
  ...ForVisitors,
  tags: ['interaction'],
  play: async ({ args: { event, onClose } }) => {
    const dialog = within(await screen.findByRole('dialog', { name: event.title }));
    await expect(dialog.getByText(event.description)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Register for Event' })).toBeInTheDocument();
    await expect(dialog.queryByRole('link', { name: 'Join Meeting' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const Enrolled: Story = {
  name: 'You registered',
  render: (args) => <EnrolledEventDialog {...args} />,
  play: async ({ args: { event } }) => {
    const dialog = within(await screen.findByRole('dialog', { name: event.title }));
    const join = dialog.getByRole('link', { name: 'Join Meeting' });
    await expect(join).toHaveAttribute('href', event.link);
    await expect(join).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(dialog.getByRole('list', { name: 'Skills offered' })).toBeInTheDocument();
    await expect(dialog.getByText('3 / 12')).toBeInTheDocument();
  },
};

export const EnrolledWithoutALink: Story = {
  ...Enrolled,
  name: 'You registered, no link yet',
  args: { event: makeEvent({ link: '' }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('link', { name: 'Join Meeting' })).toBeNull();
  },
};

export const Canceled: Story = {
  args: { event: makeEvent({ status: 'Cancelled' }) },
  render: (args) => <EnrolledEventDialog {...args} />,
};
