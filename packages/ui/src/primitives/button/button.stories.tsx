import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { translatePage } from '../../lib/translate-page.ts';
import { buttonGuide } from './button.guide.ts';
import { Button, ButtonLink } from './button.tsx';

const meta = {
  title: 'Primitives/Actions/Button',
  parameters: { guide: buttonGuide },
  component: Button,
  args: { children: 'Register for Event', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Teach: Story = {};

export const TeachPressed: Story = {
  ...Teach,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Register for Event' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('type', 'button');
  },
};

export const Learn: Story = { args: { variant: 'learn', children: 'EXPLORE' } };
export const Secondary: Story = { args: { variant: 'secondary', children: 'Show More' } };
export const Surface: Story = { args: { variant: 'surface', children: 'Try again' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete Event' } };
export const DangerQuiet: Story = { args: { variant: 'danger-quiet', children: 'Report User' } };

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} size={size} onClick={args.onClick}>
          Create Event
        </Button>
      ))}
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} variant="learn" size={size} onClick={args.onClick}>
          EXPLORE
        </Button>
      ))}
    </div>
  ),
};

export const WithIcon: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={args.onClick}>
        <Plus aria-hidden="true" />
        Create Event
      </Button>
      <Button variant="secondary" onClick={args.onClick}>
        View Details
        <ArrowRight aria-hidden="true" />
      </Button>
    </div>
  ),
};

export const Disabled: Story = {
  args: { disabled: true },
};

export const DisabledPressed: Story = {
  ...Disabled,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { pending: true, pendingLabel: 'Pending...' },
};

export const PendingPressed: Story = {
  ...Pending,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Pending...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

function SavingButton() {
  const [isSaving, setSaving] = useState(false);
  return (
    <Button pending={isSaving} pendingLabel="Saving..." onClick={() => setSaving(true)}>
      Save
    </Button>
  );
}

/** A browser's translation replaces text nodes, so React no longer finds its own. */
export const OnATranslatedPage: Story = {
  tags: ['interaction'],
  render: () => <SavingButton />,
  play: async ({ canvas, canvasElement }) => {
    translatePage(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Enter in a field clicks the submit button: a pending one must not submit again. */
export const PendingInAForm: Story = {
  tags: ['interaction'],
  args: { pending: true, type: 'submit', children: 'Save', pendingLabel: 'Saving...', onSubmit: fn() },
  render: ({ onSubmit, ...args }) => (
    <form
      className="flex flex-wrap items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event as never);
      }}
    >
      <input aria-label="Title" className="rounded-ctl border border-line-strong px-3 py-2.5" />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Bare trees{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  render: () => <ButtonLink href="#features">GET STARTED</ButtonLink>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'GET STARTED' });
    await expect(link).toHaveAttribute('data-slot', 'button');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongLabel: Story = {
  args: { children: 'Register for Sketchbook hour: bare trees in November, with charcoal and cold fingers' },
  decorators: [
    (Story) => (
      <div className="w-64">
        <Story />
      </div>
    ),
  ],
};

const variants = ['teach', 'learn', 'secondary', 'surface', 'quiet', 'danger', 'danger-quiet'] as const;

export const AllStates: Story = {
  render: () => (
    <div className="grid gap-3">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap gap-3">
          <Button variant={variant}>Rest</Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} pending pendingLabel="Loading..." />
        </div>
      ))}
    </div>
  ),
};

export const ExampleOnePrimary: Story = {
  tags: ['example'],
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Button>Send request</Button>
      <Button variant="quiet">Cancel</Button>
    </div>
  ),
};

export const ExampleTwoPrimary: Story = {
  tags: ['example'],
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Button>OK</Button>
      <Button variant="learn">Maybe later</Button>
    </div>
  ),
};
