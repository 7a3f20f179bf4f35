import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { Toaster, toast } from '../toast/toast.tsx';
import { dialogGuide } from './dialog.guide.ts';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog.tsx';

const meta = {
  title: 'Primitives/Overlays/Dialog',
  parameters: { guide: dialogGuide },
  component: DialogContent,
  args: {
    title: 'Report User',
    description: 'A person reads every report. Inês won’t know who sent it.',
    children: (
      <Field label="Reason">
        <Textarea maxLength={250} counter />
      </Field>
    ),
    footer: (
      <>
        <Button variant="danger">Submit</Button>
        <DialogClose asChild>
          <Button variant="quiet">Cancel</Button>
        </DialogClose>
      </>
    ),
  },
  render: (args) => (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="danger-quiet">{args.title}</Button>
      </DialogTrigger>
      <DialogContent {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof DialogContent>;

export default meta;
type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Form: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report User' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report User' });
    await expect(dialog).toHaveAccessibleDescription(/A person reads every report/);
    await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
  },
};

export const EscapeReturnsFocus: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Report User' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Escape during an IME composition belongs to the IME. Safari reports it with keyCode 229 only. */
export const EscapeOfAnIme: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report User' }));
    await screen.findByRole('dialog');
    const box = screen.getByLabelText('Reason');
    for (const mark of [{ isComposing: true }, { keyCode: 229 }])
      await fireEvent.keyDown(box, { key: 'Escape', ...mark });
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
    await fireEvent.keyDown(box, { key: 'Escape' });
    await closed();
  },
};

export const CloseButton: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report User' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await closed();
  },
};

export const PressOutside: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report User' }));
    const dialog = await screen.findByRole('dialog');
    const overlay = dialog.parentElement;
    await expect(overlay).toHaveAttribute('data-slot', 'dialog-overlay');
    if (overlay) await userEvent.click(overlay);
    await closed();
  },
};

/** Dismissing a toast above the dialog does not close the dialog. */
export const DismissesAToast: Story = {
  tags: ['interaction'],
  beforeEach: () => () => toast.clear(),
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report User' }));
    await screen.findByRole('dialog');
    toast.error('Failed to submit report. Please try again later.');
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(document.querySelector('[data-slot=toast][data-state=open]')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const TabStaysInside: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report User' }));
    const dialog = await screen.findByRole('dialog');
    for (let press = 0; press < 8; press += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  },
};

/** The content scrolls; actions and 'Close' stay in view. */
export const LongContent: Story = {
  tags: ['interaction'],
  args: {
    title: 'Sourdough from a cold fridge',
    description: undefined,
    media: <div className="h-32 bg-learn" />,
    children: Array.from({ length: 14 }, (_, n) => `part ${n + 1}`).map((part) => (
      <p key={part}>Keep one jar in the fridge and bake whenever you like: {part}.</p>
    )),
    footer: <Button className="sm:flex-1">Register for Event</Button>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sourdough from a cold fridge' }));
    await screen.findByRole('dialog');
    const action = screen.getByRole('button', { name: 'Register for Event' });
    await waitFor(() => expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
  },
};

export const Small: Story = {
  tags: ['interaction'],
  args: {
    size: 'sm',
    title: 'Login required',
    description: 'Log in to see this event.',
    children: null,
    footer: null,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login required' }));
    await screen.findByRole('dialog');
  },
};

const framed = { docs: { story: { inline: false, height: '460px' } } };

export const ExampleOpen: Story = {
  tags: ['example'],
  parameters: framed,
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args} />
    </Dialog>
  ),
};

export const ExampleQuestion: Story = {
  ...ExampleOpen,
  args: {
    title: 'Are you sure?',
    description: undefined,
    children: 'The review will be deleted.',
    footer: <Button>Yes</Button>,
  },
};
