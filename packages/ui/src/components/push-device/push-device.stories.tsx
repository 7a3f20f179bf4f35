import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PushDevice } from './push-device.tsx';

const meta = {
  title: 'Components/Site/PushDevice',
  tags: ['!stable', 'new'],
  component: PushDevice,
  args: { state: 'off', onTurnOn: fn(), onTurnOff: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-180">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PushDevice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on notifications' }));
    await expect(args.onTurnOn).toHaveBeenCalledOnce();
  },
};

export const On: Story = {
  tags: ['interaction'],
  args: { state: 'on' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off here' }));
    await expect(args.onTurnOff).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { name: 'Push is being turned on', args: { pending: true } };

export const Blocked: Story = {
  name: 'The browser blocks push',
  args: { state: 'blocked' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Unable: Story = { name: 'This browser has no push', args: { state: 'unable' } };

export const OnTheNarrowestPhone: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
