import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { passkeyBrowser } from '../../test/passkey-browser.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Login',
  component: StoryApp,
  args: { path: '/login', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = () => screen.findByRole('button', { name: 'Log in with a passkey' });
const press = async () => userEvent.click(await button());
const isIn = async () => {
  await expectToast('Login successful');
  await expect(await screen.findByRole('navigation', { name: 'Dashboard' })).toBeVisible();
};

export const Pressed: Story = {
  tags: ['interaction'],
  beforeEach: passkeyBrowser(),
  parameters: shows({ startPasskeyLogIn: 'success', logInWithPasskey: 'success' }),
  play: async () => {
    await press();
    await isIn();
  },
};

export const ChosenInTheField: Story = {
  tags: ['interaction'],
  beforeEach: passkeyBrowser({ isChosenInField: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    await isIn();
  },
};

export const NoneChosen: Story = {
  tags: ['interaction'],
  beforeEach: passkeyBrowser({ refuses: 'NotAllowedError' }),
  play: async () => {
    await press();
    await expectToast('No passkey was used. Try again, or log in with your password.');
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'));
  },
};

export const WithoutPasskeys: Story = {
  beforeEach: passkeyBrowser({ isUnable: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
  },
};

const failed = 'We couldn’t log you in with a passkey.';
const tooMany = 'Too many requests from your network. Try again in 15 minutes.';

/** The log-in fails, and the form is unchanged. */
const fails = (parameters: Story['parameters'], said: string): Story => ({
  tags: ['interaction'],
  beforeEach: passkeyBrowser(),
  parameters: parameters ?? {},
  play: async ({ canvas }) => {
    await press();
    await expectToast(said);
    await expect(canvas.getByLabelText('Email')).toBeVisible();
  },
});

const rejected = fails(
  {},
  `${failed} This passkey was removed, or isn't known here. Log in with your password; you can add a passkey again in your account.`,
);

/** The browser no longer offers a passkey that the server does not know. */
export const Rejected: Story = {
  name: 'Your passkey is not known',
  ...rejected,
  parameters: network({ logInWithPasskey: 'unauthorized' }),
  beforeEach: () => {
    spyOn(PublicKeyCredential, 'signalUnknownCredential').mockResolvedValue();
    return passkeyBrowser()();
  },
  play: async (context) => {
    await rejected.play?.(context);
    const unknown = { rpId: 'localhost', credentialId: 'Y3JlZGVudGlhbA' };
    await expect(PublicKeyCredential.signalUnknownCredential).toHaveBeenCalledWith(unknown);
  },
};

export const PasskeyOffline = fails(network({ startPasskeyLogIn: 'offline' }), failed);
export const OfflineThen = fails(network({ logInWithPasskey: 'offline' }), failed);
export const TooOften = fails(network({ startPasskeyLogIn: 'tooMany' }), `${failed} ${tooMany}`);
export const LoggedInTooOften = fails(network({ logInWithPasskey: 'tooMany' }), `${failed} ${tooMany}`);

const waits = (parameters: Story['parameters']): Story => ({
  tags: ['interaction'],
  beforeEach: passkeyBrowser(),
  parameters: parameters ?? {},
  play: async () => {
    await press();
    await expect(await button()).toHaveAttribute('aria-busy', 'true');
  },
});

export const Starting = waits(network({ startPasskeyLogIn: 'loading' }));
export const LoggingIn = waits(network({ logInWithPasskey: 'loading' }));
