import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

const meta = { title: 'Primitives/Feedback/Notice', component: Notice } satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { children: "You're offline. What you see may be out of date." } };

const reload = fn();

export const WithAnAction: Story = {
  args: {
    children: 'A new version is ready.',
    action: (
      <Button variant="quiet" size="sm" onClick={reload}>
        Reload
      </Button>
    ),
  },
};

export const WithAnActionPressed: Story = {
  ...WithAnAction,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version is ready.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(0);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    children: 'You are offline. What you see may be old, and what you write waits until the network is back.',
    action: (
      <Button variant="quiet" size="sm">
        Try again
      </Button>
    ),
  },
};
