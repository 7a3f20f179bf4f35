import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlertDialog } from '../../primitives/alert-dialog/alert-dialog.tsx';
import { CalendarAddress } from './calendar-address.tsx';

const feed = { createdAt: '2026-11-20T12:00:00.000Z', withLinks: false };
const url = 'https://skills.example.org/api/calendar/feeds/2q8mU3xJk0nQ9Yb1sVd7Zt5wLr4hXc6eGa/skill-exchange.ics';

const meta = {
  title: 'Components/Sessions/CalendarAddress',
  component: CalendarAddress,
  args: {
    feed: null,
    onMake: fn(),
    onTurnOff: fn(),
    onCopyUrl: fn(),
    ConfirmDialog: AlertDialog,
    className: 'max-w-160',
  },
} satisfies Meta<typeof CalendarAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Meeting links are excluded unless the member includes them. */
export const None: Story = {
  name: 'No address yet',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Include meeting links' })).not.toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Turn off' })).toBeNull();
  },
};

export const NonePressed: Story = {
  ...None,
  name: 'No address yet, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Include meeting links' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create a link' }));
    await expect(args.onMake).toHaveBeenCalledWith(true);
  },
};

/** The URL is shown once. */
export const JustMade: Story = {
  name: 'The address was just made',
  args: { feed, url },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your calendar’s address' })).toHaveValue(url);
    await expect(canvas.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
      'href',
      url.replace('https:', 'webcal:'),
    );
  },
};

export const Copied: Story = {
  ...JustMade,
  name: 'Copied',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Your calendar’s address' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopyUrl).toHaveBeenCalledWith(url);
  },
};

export const On: Story = {
  name: 'The address is on',
  args: { feed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your calendar has an address since/)).toHaveTextContent(
      'since Friday, November 20, 2026, without meeting links.',
    );
  },
};

export const WithLinks: Story = {
  name: 'With links to calendars',
  args: { feed: { ...feed, withLinks: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Include meeting links' })).toBeChecked();
  },
};

/** A new URL revokes the old one, so it asks for confirmation. */
export const Renewed: Story = {
  ...On,
  name: 'Renewed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make a new address' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Make a new address?' }));
    await expect(args.onMake).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Make a new address' }));
    await expect(args.onMake).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const TurnedOff: Story = {
  ...On,
  name: 'Turned off',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Turn off' });
    await userEvent.click(button);
    await screen.findByRole('alertdialog', { name: 'Turn the address off?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onTurnOff).not.toHaveBeenCalled();
    await userEvent.click(button);
    const question = within(await screen.findByRole('alertdialog', { name: 'Turn the address off?' }));
    await userEvent.click(question.getByRole('button', { name: 'Turn off' }));
    await expect(args.onTurnOff).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Making: Story = { name: 'The address is being made', args: { making: true } };
export const TurningOff: Story = { name: 'The address is being turned off', args: { feed, turningOff: true } };
