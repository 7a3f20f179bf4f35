import { notificationSettings } from '@skill-exchange/api-mocks/handlers/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NotificationChoices } from './notification-choices.tsx';

const meta = {
  title: 'Components/Site/NotificationChoices',
  tags: ['!stable', 'new'],
  component: NotificationChoices,
  args: {
    kinds: [
      ...notificationSettings().kinds,
      { kind: 'moderation', label: 'Moderator decisions about you', email: true, push: true, isFixed: true },
    ],
    push: 'on',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-180">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationChoices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PushOn: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const groups = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(groups).toEqual(['Messages', 'Events', 'Sessions', 'Account']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Messages by push' }));
    await expect(args.onChange).toHaveBeenCalledWith('message', 'push', false);
    await expect(canvas.getByRole('checkbox', { name: 'Moderator decisions about you by email' })).toBeDisabled();
  },
};

/** The choices are kept, but disabled. */
export const PushOff: Story = {
  args: { push: 'off' },
  play: async ({ canvas }) => {
    const messages = within(canvas.getByRole('region', { name: 'Messages' }));
    await expect(messages.getByRole('columnheader', { name: 'Push off here' })).toBeVisible();
    await expect(messages.getByRole('checkbox', { name: 'Messages by push' })).toBeDisabled();
    await expect(messages.getByRole('checkbox', { name: 'Messages by push' })).toBeChecked();
    await expect(messages.getByRole('checkbox', { name: 'Messages by email' })).toBeEnabled();
  },
};

export const NoPush: Story = {
  args: { push: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox', { name: 'Messages by push' })).toBeNull();
  },
};

export const OnTheNarrowestPhone: Story = {
  ...PushOff,
  globals: { viewport: { value: 'narrow', isRotated: false } },
};
