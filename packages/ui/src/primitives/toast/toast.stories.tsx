import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog, DialogContent } from '../dialog/dialog.tsx';
import { toastGuide } from './toast.guide.ts';
import { Toaster, toast } from './toast.tsx';

const meta = {
  title: 'Primitives/Feedback/Toast',
  parameters: { guide: toastGuide },
  component: Toaster,
  beforeEach: () => () => toast.clear(),
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" onClick={() => toast.success('Your request to join has been sent!')}>
        Success
      </Button>
      <Button variant="secondary" onClick={() => toast.error('An error occurred while registering. Please try again.')}>
        Error
      </Button>
      <Button variant="secondary" onClick={() => toast('Please log in to register for the event.')}>
        News
      </Button>
      <Toaster />
    </div>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => [...document.querySelectorAll('[data-slot=toast][data-state=open]')];

export const Success: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await expect(shown()[0]).toHaveTextContent('Your request to join has been sent!');
  },
};

export const ErrorToast: Story = {
  tags: ['interaction'],
  name: 'Error',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
  },
};

export const WithUndo: Story = {
  tags: ['interaction'],
  play: async () => {
    const onUndo = fn();
    toast.success('Participant declined successfully!', { label: 'Undo', onPress: onUndo });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(shown()).toHaveLength(0));
  },
};

export const Dismissed: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'News' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(shown()).toHaveLength(0));
  },
};

/** A success disappears after 2 s. */
export const Disappears: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await userEvent.unhover(canvas.getByRole('button', { name: 'Success' }));
    await waitFor(() => expect(shown()).toHaveLength(0));
  },
};

export const Several: Story = {
  play: async () => {
    toast.success('Login successful');
    toast('Login Required');
    toast.error('Uanble to send message. Try again.');
    await waitFor(() => expect(shown()).toHaveLength(3));
  },
};

/** A success removes the earlier failure. */
export const SuccessAfterAnError: Story = {
  play: async () => {
    toast.error('Login Failed!');
    await waitFor(() => expect(shown()).toHaveLength(1));
    toast.success('Login successful');
    await waitFor(() => expect(shown().map(({ textContent }) => textContent)).toEqual(['Login successful']));
  },
};

/** Close buttons on phones stay free, whatever the height of a sheet. */
export const BesideCloseButtons: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => (
    <>
      <Dialog open>
        <DialogContent title="Edit Session">
          <div className="h-dvh" />
        </DialogContent>
      </Dialog>
      <Toaster />
    </>
  ),
  play: async () => {
    toast.error('An error occurred while registering. Please try again.');
    toast('Please log in to register for the event.');
    await waitFor(() => expect(shown()).toHaveLength(2));
    const { left } = (await screen.findByRole('button', { name: 'Close' })).getBoundingClientRect();
    for (const message of shown()) await expect(message.getBoundingClientRect().right).toBeLessThanOrEqual(left);
  },
};

export const ExampleResult: Story = {
  tags: ['example'],
  render: () => (
    <>
      <Button onClick={() => toast.success('Profile saved')}>Save</Button>
      <Toaster />
    </>
  ),
};

export const ExampleFormError: Story = {
  tags: ['example'],
  render: () => (
    <>
      <Button onClick={() => toast.error('Start time must be earlier than end time.')}>Create Event</Button>
      <Toaster />
    </>
  ),
};
