import {
  backups,
  failedBackup,
  runningBackup,
  withPostgres,
} from '@skill-exchange/api-mocks/handlers/operator/backups';
import { communitySettings } from '@skill-exchange/api-mocks/handlers/operator/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Operator backups',
  component: StoryApp,
  args: { path: '/operator/backups', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const now = () => screen.findByRole('button', { name: 'Back up now' });
const downloads = () => screen.findAllByRole('button', { name: /^Download:/ });

/** Presses a button of the newest backup. */
async function press(name: RegExp) {
  const [newest] = await screen.findAllByRole('button', { name });
  if (newest === undefined) throw new Error(`No button ${name}.`);
  await userEvent.click(newest);
}

/** Confirms a download with a password, and a passphrase for the file. */
async function confirm(passphrase = '') {
  await press(/^Download:/);
  const dialog = within(await screen.findByRole('dialog'));
  if (passphrase !== '') await userEvent.type(dialog.getByLabelText(/^Passphrase/), passphrase);
  await userEvent.type(dialog.getByLabelText(/^Your password/), 'swap-an-hour');
  await userEvent.click(dialog.getByRole('button', { name: 'Get the link' }));
  return dialog;
}

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await downloads()).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Backups' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByText('48 MB')).toHaveLength(2);
    await expect(await canvas.findByRole('spinbutton', { name: 'How many stay' })).toHaveValue(7);
  },
};

export const NoneYet: Story = {
  beforeEach: () => {
    backups().backups = [];
  },
  play: async () =>
    expect(await screen.findByText('There is no backup yet. The first one is made tonight.')).toBeVisible(),
};

export const Running: Story = {
  beforeEach: () => void backups().backups.unshift(runningBackup()),
  play: async () => {
    await expect(await screen.findByText('Being made...')).toBeVisible();
    await expect(await now()).toBeDisabled();
  },
};

export const NotMade: Story = {
  beforeEach: () => void backups().backups.unshift(failedBackup()),
  play: async () => {
    await expect(await screen.findByText('The server was stopped before it was done.')).toBeVisible();
    await expect(await now()).toBeEnabled();
  },
};

export const EncryptedByTheServer: Story = {
  beforeEach: () => {
    backups().encrypts = true;
  },
  play: async () => expect(await screen.findByText(/^New backups are encrypted/)).toBeVisible(),
};

export const Postgres: Story = {
  beforeEach: withPostgres,
  play: async () => {
    await expect(await screen.findByText(/^pg_dump --format=custom/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Back up now' })).toBeNull();
  },
};

export const Loading: Story = inState({ listBackups: 'loading' }, 'Loading the backups...');
export const NoOperator: Story = inState({ listBackups: 'forbidden' }, 'Only operators can do this.');
export const Failing: Story = { name: 'Error', ...inState({ listBackups: 'error' }, 'We couldn’t load the backups') };
export const Offline: Story = inState({ listBackups: 'offline' }, 'We couldn’t load the backups');

export const SettingsLoading: Story = inState({ listSettings: 'loading' }, 'Loading the settings...');
export const SettingsFail: Story = inState({ listSettings: 'error' }, 'We couldn’t load the settings');
export const SettingsOffline: Story = inState({ listSettings: 'offline' }, 'We couldn’t load the settings');
export const SettingsForbidden: Story = inState({ listSettings: 'forbidden' }, 'We couldn’t load the settings');

export const Begins: Story = {
  tags: ['interaction'],
  parameters: shows({ makeBackup: 'success' }),
  play: async () => {
    await userEvent.click(await now());
    await expect(await screen.findByText('Being made...')).toBeVisible();
    await waitFor(async () => expect(await now()).toBeDisabled());
  },
};

const notBegun = (state: 'conflict' | 'error' | 'offline' | 'forbidden', words: RegExp): Story => ({
  tags: ['interaction'],
  parameters: network({ makeBackup: state }),
  play: async () => {
    await userEvent.click(await now());
    await waitFor(() => expect(screen.getByText('No backup was begun')).toBeVisible());
    await expect(screen.getByText(words)).toBeVisible();
  },
});

export const IsRunning: Story = notBegun('conflict', /^A backup is being made/);
export const BeginFails: Story = notBegun('error', /^Something went wrong on our side/);
export const BeginOffline: Story = notBegun('offline', /^We can't reach/);
export const BeginForbidden: Story = notBegun('forbidden', /^Only operators can do this\.$/);

export const Beginning: Story = {
  tags: ['interaction'],
  parameters: network({ makeBackup: 'loading' }),
  play: async () => {
    await userEvent.click(await now());
    await expect(await screen.findByRole('button', { name: 'Starting...' })).toBeVisible();
  },
};

export const Downloads: Story = {
  tags: ['interaction'],
  parameters: shows({ createBackupLink: 'success' }),
  play: async () => {
    const dialog = await confirm('seven lanterns over the harbor');
    const link = await dialog.findByRole('link', { name: 'Download 48 MB' });
    await expect(link.getAttribute('href')).toMatch(/\/api\/operator\/backups\/files\/\w+$/);
  },
};

export const ShortPassphrase: Story = {
  tags: ['interaction'],
  play: async () => {
    const dialog = await confirm('short');
    await expect(await dialog.findByText('Use at least 12 characters.')).toBeVisible();
  },
};

export const DownloadEncrypted: Story = {
  beforeEach: () => {
    for (const backup of backups().backups) backup.isEncrypted = true;
  },
  tags: ['interaction'],
  play: async () => {
    await press(/^Download:/);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/^It is encrypted\./)).toBeVisible();
    await expect(dialog.queryByLabelText(/^Passphrase/)).toBeNull();
  },
};

/** The address is for password managers alone. */
const withoutAddress = (state: 'loading' | 'error'): Story => ({
  tags: ['interaction'],
  parameters: network({ getUser: state }),
  play: async () => {
    const dialog = await confirm();
    await expect(await dialog.findByRole('link', { name: 'Download 48 MB' })).toBeVisible();
  },
});

export const AddressLoading: Story = withoutAddress('loading');
export const AddressFails: Story = withoutAddress('error');

type State = 'forbidden' | 'error' | 'offline' | 'badRequest' | 'notFound' | 'conflict';

const linkFails = (state: State, words: RegExp): Story => ({
  tags: ['interaction'],
  parameters: network({ createBackupLink: state }),
  play: async () => {
    const dialog = await confirm();
    await expect(await dialog.findByText(words)).toBeVisible();
  },
});

export const LinkForbidden: Story = linkFails('forbidden', /Only operators can do this/);
export const LinkFails: Story = linkFails('error', /Something went wrong on our side/);
export const LinkOffline: Story = linkFails('offline', /We can't reach/);
export const LinkRefused: Story = linkFails('badRequest', /is required/i);
export const BackupIsGone: Story = linkFails('notFound', /Backup not found/);
export const BackupIsEncrypted: Story = linkFails('conflict', /encrypted already/);

export const LinkOnItsWay: Story = {
  tags: ['interaction'],
  parameters: network({ createBackupLink: 'loading' }),
  play: async () => {
    const dialog = await confirm();
    await expect(await dialog.findByRole('button', { name: 'Confirming...' })).toBeVisible();
  },
};

async function remove() {
  await press(/^Delete:/);
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
}

export const Deletes: Story = {
  tags: ['interaction'],
  parameters: shows({ deleteBackup: 'success' }),
  play: async () => {
    await remove();
    await waitFor(async () => expect(await downloads()).toHaveLength(3));
  },
};

export const Deleting: Story = {
  tags: ['interaction'],
  parameters: network({ deleteBackup: 'loading' }),
  play: async () => {
    await remove();
    await expect(await screen.findByRole('button', { name: 'Deleting...' })).toBeVisible();
  },
};

const notDeleted = (state: 'notFound' | 'error' | 'offline' | 'forbidden', words: RegExp): Story => ({
  tags: ['interaction'],
  parameters: network({ deleteBackup: state }),
  play: async () => {
    await remove();
    await waitFor(() => expect(screen.getByText('The backup was not deleted')).toBeVisible());
    await expect(screen.getByText(words)).toBeVisible();
  },
});

export const DeletedMeanwhile: Story = notDeleted('notFound', /^Backup not found/);
export const DeleteFails: Story = notDeleted('error', /^Something went wrong on our side/);
export const DeleteOffline: Story = notDeleted('offline', /^We can't reach/);
export const DeleteForbidden: Story = notDeleted('forbidden', /^Only operators can do this\.$/);

export const KeepsMore: Story = {
  tags: ['interaction'],
  parameters: shows({ changeSettings: 'success' }),
  play: async () => {
    const field = await screen.findByRole('spinbutton', { name: 'How many stay' });
    await userEvent.clear(field);
    await userEvent.type(field, '14');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expectToast('Saved.');
    const stored = communitySettings().groups.find(({ group }) => group === 'backups');
    await expect(stored?.values).toEqual({ backupsKept: 14 });
  },
};
