import { ownPassword } from '@skill-exchange/api-mocks/handlers/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { passkeyBrowser } from '../../test/passkey-browser.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Passkeys',
  component: StoryApp,
  args: { path: '/account/passkeys', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const section = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));
const names = async () =>
  (await section()).queryAllByRole('listitem').map((item) => item.querySelector('.font-semibold')?.textContent);
const unreachable = "We can't reach Skill Exchange. Check your connection and try again.";

export const Several: Story = {
  parameters: shows({ listPasskeys: 'success' }),
  play: async () => {
    await waitFor(async () => expect(await names()).toEqual(['My phone', 'Blue key']));
  },
};

export const None: Story = {
  parameters: network({ listPasskeys: 'empty' }),
  play: async () => {
    await expect(await (await section()).findByText('You have no passkeys yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: network({ listPasskeys: 'loading' }),
  play: async () => {
    await expect(await (await section()).findByText('Loading your passkeys...')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: network({ listPasskeys: 'error' }),
  play: async () => {
    await expect(await (await section()).findByText('We couldn’t load your passkeys')).toBeVisible();
  },
};

export const WithoutPasskeys: Story = {
  beforeEach: passkeyBrowser({ isUnable: true }),
  play: async () => {
    await expect(await (await section()).findByText('This browser doesn’t have passkeys.')).toBeVisible();
  },
};

/** Opens a dialog, fills it and confirms it. */
async function confirm(button: string, action: string, typed: { name?: string; password?: string }) {
  await userEvent.click(await (await section()).findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  if (typed.name !== undefined) {
    await userEvent.clear(dialog.getByLabelText('Name'));
    await userEvent.type(dialog.getByLabelText('Name'), typed.name);
  }
  if (typed.password !== undefined) await pasteInto(userEvent, dialog.getByLabelText('Your password'), typed.password);
  await userEvent.click(dialog.getByRole('button', { name: action }));
  return dialog;
}

const add = (password = ownPassword) => confirm('Add a passkey', 'Add passkey', { name: 'Laptop', password });
const rename = () => confirm('Rename Blue key', 'Rename', { name: 'Red key' });
const remove = (password = ownPassword) => confirm('Remove Blue key', 'Remove passkey', { password });

export const Added: Story = {
  tags: ['interaction'],
  beforeEach: passkeyBrowser(),
  parameters: shows({ startPasskey: 'success', addPasskey: 'success' }),
  play: async () => {
    await add();
    await expectToast('Passkey added. You can log in with it from now on.');
    await waitFor(async () => expect(await names()).toEqual(['My phone', 'Blue key', 'Laptop']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Renamed: Story = {
  tags: ['interaction'],
  parameters: shows({ renamePasskey: 'success' }),
  play: async () => {
    await rename();
    await expectToast('Passkey renamed.');
    await waitFor(async () => expect(await names()).toEqual(['My phone', 'Red key']));
  },
};

export const Removed: Story = {
  tags: ['interaction'],
  parameters: shows({ removePasskey: 'success' }),
  play: async () => {
    await remove();
    await expectToast('Passkey removed.');
    await waitFor(async () => expect(await names()).toEqual(['My phone']));
  },
};

/** The browser no longer offers the removed passkey. */
export const WithdrawnFromTheBrowser: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    spyOn(PublicKeyCredential, 'signalAllAcceptedCredentials').mockResolvedValue();
  },
  play: async () => {
    await remove();
    await waitFor(() =>
      expect(PublicKeyCredential.signalAllAcceptedCredentials).toHaveBeenCalledWith({
        rpId: 'localhost',
        userId: 'cmFuZG9t',
        allAcceptedCredentialIds: ['passkey-1'],
      }),
    );
  },
};

export const NothingTyped: Story = {
  tags: ['interaction'],
  play: async () => {
    const dialog = await confirm('Add a passkey', 'Add passkey', {});
    await expect(await dialog.findAllByText('Required')).toHaveLength(2);
  },
};

/** The dialog stays and shows why. */
const fails = (does: () => ReturnType<typeof confirm>, said: string, more: Partial<Story> = {}): Story => ({
  tags: ['interaction'],
  beforeEach: passkeyBrowser(),
  play: async () => {
    const dialog = await does();
    await expect(await dialog.findByText(said)).toBeVisible();
  },
  ...more,
});
const inState = (states: Parameters<typeof network>[0]) => ({ parameters: network(states) });

const wrong = 'That is not your password.';
export const AddingWithAWrongPassword = fails(() => add('not mine'), wrong, {
  parameters: shows({ startPasskey: 'forbidden' }),
});
export const NotStartedOffline = fails(add, unreachable, inState({ startPasskey: 'offline' }));
export const NoneMade = fails(add, 'No passkey was made. Try again when you’re ready.', {
  beforeEach: passkeyBrowser({ refuses: 'NotAllowedError' }),
});
export const MadeBefore = fails(add, 'This device has a passkey for your account.', {
  beforeEach: passkeyBrowser({ refuses: 'InvalidStateError' }),
});
export const Rejected = fails(add, 'That passkey did not work. Try again.', inState({ addPasskey: 'forbidden' }));
export const NotAddedOffline = fails(add, unreachable, inState({ addPasskey: 'offline' }));
export const RenamedWhenGone = fails(rename, 'Passkey not found.', inState({ renamePasskey: 'notFound' }));
export const NotRenamedOffline = fails(rename, unreachable, inState({ renamePasskey: 'offline' }));

export const RemovingWithAWrongPassword = fails(() => remove('not mine'), wrong, {
  parameters: shows({ removePasskey: 'forbidden' }),
});
export const NotRemovedOffline = fails(remove, unreachable, inState({ removePasskey: 'offline' }));

const waits = (does: () => ReturnType<typeof confirm>, pending: string, parameters: Story['parameters']): Story => ({
  tags: ['interaction'],
  beforeEach: passkeyBrowser(),
  parameters: parameters ?? {},
  play: async () => {
    const dialog = await does();
    await expect(await dialog.findByRole('button', { name: pending })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Starting = waits(add, 'Adding...', network({ startPasskey: 'loading' }));
export const Adding = waits(add, 'Adding...', network({ addPasskey: 'loading' }));
export const Renaming = waits(rename, 'Renaming...', network({ renamePasskey: 'loading' }));
export const Removing = waits(remove, 'Removing...', network({ removePasskey: 'loading' }));
