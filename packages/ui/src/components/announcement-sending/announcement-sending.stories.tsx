import { makeAnnouncement, reach } from '@skill-exchange/api-mocks/announcements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AnnouncementSending } from './announcement-sending.tsx';

const sent = { testedAt: '2026-11-24T10:00:00.000Z', sentAt: '2026-11-24T11:00:00.000Z' };
const { banner: _none, ...withoutBanner } = makeAnnouncement();

const meta = {
  title: 'Components/Operator/AnnouncementSending',
  component: AnnouncementSending,
  args: {
    announcement: makeAnnouncement(),
    reach: reach(),
    now: Date.parse('2026-11-24T12:00:00.000Z'),
    onTest: fn(),
    onSend: fn(),
    onStop: fn(),
    className: 'max-w-128',
  },
} satisfies Meta<typeof AnnouncementSending>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untested: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Reaches 1,204 of 1,287 members' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send now' })).toBeDisabled();
  },
};

export const UntestedPressed: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test' }));
    await expect(args.onTest).toHaveBeenCalledOnce();
  },
};

export const Tested: Story = {
  args: { announcement: makeAnnouncement({ testedAt: sent.testedAt }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Done' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send now' })).toBeEnabled();
  },
};

export const TestedPressed: Story = {
  args: { ...Tested.args },
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send now' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** Words that are not saved would not be sent. */
export const Unsaved: Story = {
  args: { ...Tested.args, isDirty: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send now' })).toBeDisabled();
    await expect(canvas.getByText('Save what you have written first.')).toBeVisible();
  },
};

export const BannerAlone: Story = {
  args: { announcement: makeAnnouncement({ isMessage: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show it' })).toBeEnabled();
  },
};

export const BeingSent: Story = {
  args: { announcement: makeAnnouncement({ state: 'sending', told: 640, ...sent }) },
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Being sent: 640 of 1,204' });
    await expect(progress).toHaveAttribute('aria-valuenow', '640');
  },
};

export const Beginning: Story = {
  args: { announcement: makeAnnouncement({ state: 'sending', ...sent }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It begins within half a minute/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop it' })).toBeVisible();
  },
};

export const BeingSentPressed: Story = {
  args: { ...BeingSent.args },
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop after this batch' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Stopped: Story = {
  args: { announcement: { ...withoutBanner, state: 'stopped', told: 640, ...sent } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Go on' })).toBeVisible();
  },
};

export const SentWithBanner: Story = {
  args: { announcement: makeAnnouncement({ state: 'sent', told: 1_204, ...sent }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sent to 1,204 members' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take the banner down' })).toBeVisible();
  },
};

export const Sent: Story = {
  args: { announcement: { ...withoutBanner, state: 'sent', told: 1, ...sent } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sent to 1 member' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  args: { failure: 'The banner’s end has passed. Choose a later one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The banner’s end has passed.');
  },
};
