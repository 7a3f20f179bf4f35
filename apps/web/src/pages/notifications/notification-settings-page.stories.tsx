import { notificationSettings, unknownTimeZone } from '@skill-exchange/api-mocks/handlers/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Notification settings',
  component: StoryApp,
  args: { path: '/notifications/settings', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

/** The boxes are folded away below the three choices. */
const openBoxes = async (canvas: Canvas) => userEvent.click(await canvas.findByText('Choose each'));

export const Success: Story = {
  name: 'What may reach you',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Everything' })).toBeChecked();
    await openBoxes(canvas);
    await expect(await canvas.findByRole('checkbox', { name: 'Messages by email' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'New reviews about you by email' })).not.toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Summary' })).toHaveValue('weekly');
  },
};

export const WithQuietHours: Story = {
  name: 'With quiet hours',
  beforeEach: () => {
    Object.assign(notificationSettings(), { quietHours: { from: '22:00', to: '07:00' }, timeZone: 'Europe/Lisbon' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'From' })).toHaveDisplayValue('10:00 PM');
    await expect(canvas.getByRole('combobox', { name: 'To' })).toHaveDisplayValue('7:00 AM');
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveDisplayValue(/^Lisbon/);
  },
};

/** Each change is saved immediately; quiet hours also save the member's time zone. */
export const Changed: Story = {
  tags: ['interaction'],
  parameters: shows({ setNotificationSettings: 'success' }),
  play: async ({ canvas }) => {
    await openBoxes(canvas);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Messages by email' }));
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Pause emails and push notifications for part of the day' }),
    );
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'To' }), '8:00 AM');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Summary' }), 'Never');
    await waitFor(() =>
      expect(notificationSettings()).toMatchObject({
        quietHours: { from: '22:00', to: '08:00' },
        digest: 'off',
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    );
    await expect(notificationSettings().kinds[0]).toMatchObject({ kind: 'message', email: false });
    await expect(canvas.getByRole('checkbox', { name: 'Messages by email' })).not.toBeChecked();
  },
};

/** One choice sets all boxes; a box changed afterwards is the member's own choice. */
export const ThreeChoices: Story = {
  tags: ['interaction'],
  parameters: shows({ setNotificationSettings: 'success' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Nothing but security' }));
    await waitFor(() => expect(notificationSettings().digest).toBe('off'));
    await expect(notificationSettings().kinds.some(({ email, push }) => email || push)).toBe(false);
    await openBoxes(canvas);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Messages by email' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Your own choice' })).toBeChecked());
    await userEvent.click(canvas.getByRole('radio', { name: 'What needs me' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Messages by push' })).toBeChecked());
    await expect(canvas.getByRole('checkbox', { name: 'New reviews about you by push' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'What needs me' })).toBeChecked();
  },
};

/** Quiet hours are saved even if the server does not know the browser's time zone. */
export const QuietHoursInUnknownZone: Story = {
  tags: ['interaction'],
  parameters: shows({ setNotificationSettings: 'badRequest' }),
  beforeEach: () => {
    spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat().resolvedOptions(),
      timeZone: unknownTimeZone,
    });
  },
  play: async ({ canvas }) => {
    const pause = { name: 'Pause emails and push notifications for part of the day' };
    await userEvent.click(await canvas.findByRole('checkbox', pause));
    await waitFor(() => expect(notificationSettings().quietHours).not.toBeNull());
    await expect(notificationSettings().timeZone).toBe('UTC');
    await waitFor(() => expect(canvas.getByRole('checkbox', pause)).toBeChecked());
  },
};

/** A choice is shown before the server has responded. */
export const Saving: Story = {
  tags: ['interaction'],
  parameters: network({ setNotificationSettings: 'loading' }),
  play: async ({ canvas }) => {
    await openBoxes(canvas);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Messages by email' }));
    await expect(canvas.getByRole('checkbox', { name: 'Messages by email' })).not.toBeChecked();
  },
};

const fails = (state: 'error' | 'offline', words: string): Story => ({
  tags: ['interaction'],
  parameters: network({ setNotificationSettings: state }),
  play: async ({ canvas }) => {
    await openBoxes(canvas);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Messages by email' }));
    await expectToast(words);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Messages by email' })).toBeChecked());
  },
});

export const SavingFails = fails('error', 'Your choice couldn’t be saved. Something went wrong on our side (req-1).');

const test = (state: 'success' | 'error' | 'offline', words: string): Story => ({
  tags: ['interaction'],
  parameters: state === 'success' ? shows({ sendTestNotification: state }) : network({ sendTestNotification: state }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a test' }));
    await expectToast(words);
  },
});

export const TestSent = test('success', 'We sent a test to jonas@example.org.');
export const TestFails = test('error', 'We couldn’t send a test. Something went wrong on our side (req-1).');

export const TestUnderWay: Story = {
  tags: ['interaction'],
  parameters: network({ sendTestNotification: 'loading' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a test' }));
    await expect(await canvas.findByRole('button', { name: /Pending|Send me a test/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Loading: Story = {
  name: 'Your choices load',
  ...inState({ getNotificationSettings: 'loading' }, 'Loading settings...'),
};

export const Failing: Story = {
  name: 'Error',
  ...inState({ getNotificationSettings: 'error' }, 'Unable to get your settings'),
};
