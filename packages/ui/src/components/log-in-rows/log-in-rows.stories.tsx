import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LogInRows } from './log-in-rows.tsx';

const until = '2026-12-01T12:00:00.000Z';
const here = { _id: '1', agent: 'Firefox on Windows', since: '2026-11-24T09:00:00.000Z', until, isCurrent: true };
const phone = { _id: '2', agent: 'Safari on iOS', since: '2026-11-20T19:30:00.000Z', until, isCurrent: false };
const unknown = { _id: '3', since: '2026-11-02T07:10:00.000Z', until, isCurrent: false };

const meta = {
  title: 'Components/Members/LogInRows',
  component: LogInRows,
  args: { logIns: [here, phone, unknown], onEnd: fn() },
} satisfies Meta<typeof LogInRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const [own, other] = canvas.getAllByRole('listitem');
    await expect(own).toHaveTextContent('This device');
    await expect(other).toHaveTextContent('Since');
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Safari on iOS' }));
    await expect(args.onEnd).toHaveBeenCalledWith('2');
    await expect(canvas.getByRole('button', { name: 'Log out Unknown device' })).toBeVisible();
  },
};

export const Ending: Story = { name: 'A device is being logged out', args: { endingId: '2' } };

export const ThisDeviceAlone: Story = {
  name: 'Only this device',
  args: { logIns: [here] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
