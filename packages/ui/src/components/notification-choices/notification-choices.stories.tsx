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
    preset: undefined,
    push: 'on',
    onPreset: fn(),
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
    await expect(canvas.getByRole('radio', { name: 'Your own choice' })).toBeChecked();
    const groups = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(groups).toEqual(['Messages', 'Events', 'Sessions', 'Community', 'Account']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Messages by push' }));
    await expect(args.onChange).toHaveBeenCalledWith('message', 'push', false);
    await expect(canvas.getByRole('checkbox', { name: 'Moderator decisions about you by email' })).toBeDisabled();
    const news = within(canvas.getByRole('row', { name: /What is new/ }));
    await expect(news.getAllByRole('checkbox')).toEqual([news.getByRole('checkbox', { name: /by email$/ })]);
  },
};

/** The news of the community can be turned off wholly; no other kind has a box for that. */
export const NewsOff: Story = {
  args: {
    kinds: notificationSettings().kinds.map((kind) =>
      kind.kind === 'announcement' ? { ...kind, inbox: false } : kind,
    ),
  },
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('checkbox', { name: /by inbox$/ })).toHaveLength(1);
    await expect(canvas.getByRole('checkbox', { name: 'News of the community by email' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'News of the community by inbox' }));
    await expect(args.onChange).toHaveBeenCalledWith('announcement', 'inbox', true);
  },
};

/** One of three choices sets all boxes, which are folded away. */
export const ThreeChoices: Story = {
  args: { preset: 'everything' },
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Everything' })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: 'Your own choice' })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Messages by email' })).not.toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Nothing but security' }));
    await expect(args.onPreset).toHaveBeenCalledWith('security');
    await userEvent.click(canvas.getByText('Choose each'));
    await expect(await canvas.findByRole('checkbox', { name: 'Messages by email' })).toBeVisible();
  },
};

/** The choices are kept, but disabled. */
export const PushOff: Story = {
  name: 'Push is off on this device',
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
  name: 'This browser has no push',
  args: { push: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox', { name: 'Messages by push' })).toBeNull();
  },
};

export const OnTheNarrowestPhone: Story = {
  ...PushOff,
  name: 'On the narrowest phone',
  globals: { viewport: { value: 'narrow', isRotated: false } },
};
