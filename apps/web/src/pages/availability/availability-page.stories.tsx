import { availability } from '@skill-exchange/api-mocks/handlers/availability';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { begin } from '../../test/kept-drafts.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Your hours',
  component: StoryApp,
  args: { path: '/userDashboard/availability', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const withoutHours = () => {
  availability().own = null;
};

export const Success: Story = {
  name: 'Your hours are set',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Monday from' })).toHaveDisplayValue('6:00 PM');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your hours' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Calendar' })).toHaveAttribute('href', '/userDashboard/calendar');
  },
};

/** A member without hours starts with one click. */
export const FirstVisit: Story = {
  name: 'No hours yet',
  beforeEach: withoutHours,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Weekday evenings' })).toBeVisible();
  },
};

export const Started: Story = {
  tags: ['interaction'],
  beforeEach: withoutHours,
  parameters: shows({ setAvailability: 'success' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Weekday evenings' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveFocus());
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveDisplayValue(/^Berlin/);
    await expect(canvas.getByRole('combobox', { name: 'Friday to' })).toHaveDisplayValue('9:00 PM');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectToast('Your hours are saved.');
    await expect(availability().own).toMatchObject({ timeZone: 'Europe/Berlin', weekly: { length: 5 } });
    await expect(canvas.getByRole('combobox', { name: 'Friday to' })).toHaveDisplayValue('9:00 PM');
  },
};

/** Cancel returns to the three ways to start. */
export const StartCanceled: Story = {
  tags: ['interaction'],
  beforeEach: withoutHours,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Weekend mornings' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Weekend mornings' })).toBeVisible();
  },
};

async function change() {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Monday to' }), '10:00 PM');
}

/** Leaving a form with unsaved input asks for confirmation. */
export const LeavingAsks: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await change();
    await userEvent.click(canvas.getByRole('link', { name: 'Calendar' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await expect(await canvas.findByRole('combobox', { name: 'Monday to' })).toHaveDisplayValue('10:00 PM');
    await userEvent.click(canvas.getByRole('link', { name: 'Calendar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your calendar' })).toBeVisible();
  },
};

/** Leaving after saving does not ask. */
export const LeftAfterSaving: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await change();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectToast('Your hours are saved.');
    await userEvent.click(canvas.getByRole('link', { name: 'Calendar' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your calendar' })).toBeVisible();
  },
};

const kept = { timeZone: 'Asia/Tokyo', nextDayOff: '', bufferMinutes: '30', noticeHours: '24', maxPerWeek: '2' };

/** Input from before a reload is restored. */
export const Restored: Story = {
  name: 'Changes of before are back',
  beforeEach: () => {
    const days = Array.from({ length: 7 }, (_, day) => ({ hours: day === 1 ? [{ from: '07:00', to: '08:30' }] : [] }));
    begin('availability', { ...kept, days, daysOff: ['2026-12-24'] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Tuesday to' })).toHaveDisplayValue('8:30 AM');
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveDisplayValue(/^Tokyo/);
    await expect(canvas.getByText('Thu, Dec 24, 2026')).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Monday to' })).toBeNull();
  },
};

/** A draft of another version of the app is ignored. */
export const NotRestored: Story = {
  name: 'Changes of before no longer fit',
  beforeEach: () => begin('availability', { ...kept, days: 'all' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Monday to' })).toHaveDisplayValue('9:00 PM');
  },
};

/** The form shows why and keeps everything. */
const rejects = (state: StateOf<'setAvailability'>, reason: string): Story => ({
  parameters: network({ setAvailability: state }),
  play: async ({ canvas }) => {
    await change();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(reason)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Monday to' })).toHaveDisplayValue('10:00 PM');
  },
});

export const SavingOffline: Story = {
  ...rejects('offline', "We can't reach Skill Exchange. Check your connection and try again."),
  tags: ['interaction'],
};
export const SavingBadRequest: Story = {
  ...rejects('badRequest', 'Weekly: hours of one day must not overlap'),
  tags: ['interaction'],
};

export const Saving: Story = {
  tags: ['interaction'],
  parameters: network({ setAvailability: 'loading' }),
  play: async ({ canvas }) => {
    await change();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Loading: Story = {
  name: 'Your hours load',
  ...inState({ getAvailability: 'loading' }, 'Loading your hours...'),
};

export const Failing: Story = {
  name: 'Error',
  ...inState({ getAvailability: 'error' }, 'We couldn’t load your hours'),
};

export const Phone: Story = {
  name: 'Your hours, on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
};
