import { emailLinks } from '@skill-exchange/api-mocks/handlers/account';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Email link/Address',
  component: StoryApp,
  args: { path: '/email-links/verify', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opening the link changes nothing, since mail scanners open it too. */
export const Verify: Story = {
  parameters: shows({ getEmailLink: 'success' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm my address' })).toBeVisible();
    await expect(canvas.getByText('ines@example.org')).toBeVisible();
    await expect(emailLinks().get('verify')?.state).toBe('open');
  },
};

const done = (button: string, text: RegExp): NonNullable<Story['play']> => {
  return async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    await expect(await canvas.findByText(text)).toBeVisible();
  };
};

export const Verified: Story = {
  tags: ['interaction'],
  parameters: shows({ confirmEmailLink: 'success' }),
  play: done('Confirm my address', /^Thank you! Your address is confirmed\./),
};

export const Changed: Story = {
  tags: ['interaction'],
  args: { path: '/email-links/change' },
  play: done('Use this address', /^Done! This is your address now\./),
};

export const TakenBack: Story = {
  tags: ['interaction'],
  args: { path: '/email-links/undo' },
  play: async (context) => {
    await done('Take it back', /^Done! This is your address again\./)(context);
    await expect(context.canvas.getByRole('link', { name: 'Set a new password' })).toBeVisible();
  },
};

export const CodesTakenBack: Story = {
  tags: ['interaction'],
  args: { path: '/email-links/undoCodes' },
  play: async (context) => {
    await done('Switch codes off', /^Done! Codes are switched off\./)(context);
    await expect(context.canvas.getByRole('link', { name: 'Set a new password' })).toBeVisible();
  },
};

const shown = (path: string, text: string): Story => ({
  args: { path: `/email-links/${path}` },
  play: async ({ canvas }) => expect(await canvas.findByText(text)).toBeVisible(),
});

export const Used: Story = shown('verify-used', 'This link has been used');
export const Expired: Story = {
  ...shown('change-expired', 'This link has expired'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Get a new link' })).toBeVisible();
  },
};
/** No other link can be requested. */
export const UndoExpired: Story = shown('undo-expired', 'This link has expired');

export const Loading: Story = inState({ getEmailLink: 'loading' }, 'Looking at your link...');
export const NotFound: Story = inState({ getEmailLink: 'notFound' }, 'This link doesn’t work');
export const Failing: Story = {
  name: 'Error',
  ...inState({ getEmailLink: 'error' }, 'We couldn’t look at your link'),
};

/** The button stays, to retry. */
const fails = (state: StateOf<'confirmEmailLink'>, reason: string): Story => ({
  tags: ['interaction'],
  parameters: network({ confirmEmailLink: state }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm my address' }));
    await expectToast(`That didn’t work.${reason}`);
    await expect(canvas.getByRole('button', { name: 'Confirm my address' })).toBeVisible();
  },
});

export const Offline = fails('offline', '');
export const UsedMeanwhile = fails('conflict', ' This link has been used.');

export const Confirming: Story = {
  tags: ['interaction'],
  parameters: network({ confirmEmailLink: 'loading' }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Confirm my address' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
