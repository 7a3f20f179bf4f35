import { ownPassword } from '@skill-exchange/api-mocks/handlers/account';
import { codes, ownCode } from '@skill-exchange/api-mocks/handlers/codes';
import { networkState } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Codes',
  component: StoryApp,
  args: { path: '/account/two-step', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const section = async () => within(await screen.findByRole('region', { name: 'Codes from an app' }));
const unreachable = "We can't reach Skill Exchange. Check your connection and try again.";
const switchedOn = (recoveryCodesLeft = 9) => ({
  beforeEach: () => void Object.assign(codes(), { isOn: true, recoveryCodesLeft }),
});

export const Off: Story = {
  parameters: shows({ getCodes: 'success' }),
  play: async () => {
    await expect(await (await section()).findByRole('button', { name: 'Set up codes' })).toBeVisible();
  },
};

export const On: Story = {
  ...switchedOn(),
  play: async () => {
    await expect(await (await section()).findByText('Codes are on. You have 9 recovery codes left.')).toBeVisible();
  },
};

export const FewLeft: Story = {
  ...switchedOn(1),
  play: async () => {
    const said = 'Codes are on. You have 1 recovery code left: make new ones soon.';
    await expect(await (await section()).findByText(said)).toBeVisible();
  },
};

export const NotOffered: Story = {
  beforeEach: () => void Object.assign(codes(), { isOffered: false }),
  play: async () => {
    await expect(await (await section()).findByText('This site doesn’t offer codes.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: network({ getCodes: 'loading' }),
  play: async () => {
    await expect(await (await section()).findByText('Loading...')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: network({ getCodes: 'error' }),
  play: async () => {
    await expect(await (await section()).findByText('We couldn’t load whether codes are on')).toBeVisible();
  },
};

/** Opens a dialog, types the password and confirms it. */
async function confirm(button: string, action: string, password = ownPassword) {
  await userEvent.click(await (await section()).findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await pasteInto(userEvent, dialog.getByLabelText('Your password'), password);
  await userEvent.click(dialog.getByRole('button', { name: action }));
  return dialog;
}

const start = (password?: string) => confirm('Set up codes', 'Continue', password);
const renew = (password?: string) => confirm('New recovery codes', 'Make new codes', password);
const remove = (password?: string) => confirm('Switch codes off', 'Switch off', password);

/** Continues up to the code, with the QR code in view. */
async function typeCode(code: string) {
  await start();
  const form = within(await screen.findByRole('form', { name: 'Set up codes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.type(form.getByLabelText('Code'), `${code}{Enter}`);
  return form;
}

export const Started: Story = {
  tags: ['interaction'],
  parameters: shows({ startCodes: 'success' }),
  play: async () => {
    await start();
    const form = within(await screen.findByRole('form', { name: 'Set up codes' }));
    await expect(form.getByRole('img', { name: 'QR code for your app' })).toBeInTheDocument();
    await expect(form.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await expect(await (await section()).findByRole('button', { name: 'Set up codes' })).toBeVisible();
  },
};

export const SwitchedOn: Story = {
  tags: ['interaction'],
  parameters: shows({ confirmCodes: 'success' }),
  play: async () => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await typeCode(ownCode);
    await expectToast('Codes are on.');
    const codesNow = await section();
    const list = within(await codesNow.findByRole('list', { name: 'Recovery codes' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(codesNow.getByRole('button', { name: 'Copy' }));
    await expect(copied.mock.calls[0]?.[0].split('\n')).toHaveLength(10);
    await userEvent.click(codesNow.getByRole('button', { name: 'I’ve saved them' }));
    await expect(await codesNow.findByText('Codes are on. You have 10 recovery codes left.')).toBeVisible();
  },
};

/** The form stays, shows why, and takes another code. */
export const CodeRefused: Story = {
  tags: ['interaction'],
  parameters: shows({ confirmCodes: 'forbidden' }),
  play: async ({ step, msw }) => {
    const form = await typeCode('123456');
    const says = async (words: string) => {
      await expect(await form.findByText(words)).toBeVisible();
      await waitFor(() => expect(form.getByLabelText('Code')).toHaveFocus());
    };
    await step('A wrong code', () => says('That code is wrong, or was used before.'));
    await step('Without a connection', async () => {
      msw.use(networkState('confirmCodes', 'offline'));
      await userEvent.clear(form.getByLabelText('Code'));
      await userEvent.type(form.getByLabelText('Code'), `${ownCode}{Enter}`);
      await says(unreachable);
    });
  },
};

export const Confirming: Story = {
  tags: ['interaction'],
  parameters: network({ confirmCodes: 'loading' }),
  play: async () => {
    const form = await typeCode(ownCode);
    await expect(await form.findByRole('button', { name: 'Switching on...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const NewRecoveryCodes: Story = {
  tags: ['interaction'],
  ...switchedOn(1),
  parameters: shows({ renewRecoveryCodes: 'success' }),
  play: async () => {
    await renew();
    const list = within(await (await section()).findByRole('list', { name: 'Recovery codes' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
  },
};

export const SwitchedOff: Story = {
  tags: ['interaction'],
  ...switchedOn(),
  parameters: shows({ removeCodes: 'success' }),
  play: async () => {
    await remove();
    await expectToast('Codes are off.');
    await expect(await (await section()).findByRole('button', { name: 'Set up codes' })).toBeVisible();
  },
};

type Task = (password?: string) => ReturnType<typeof confirm>;

type Operation = 'startCodes' | 'renewRecoveryCodes' | 'removeCodes';

/** The dialog stays, shows why, and takes another password. */
const refuses = (does: Task, action: string, operation: Operation, parameters: Story['parameters']): Story => ({
  tags: ['interaction'],
  ...(does === start ? {} : switchedOn()),
  parameters: parameters ?? {},
  play: async ({ step, msw }) => {
    const dialog = await does('not mine');
    await step('A wrong password', async () => {
      await expect(await dialog.findByText('That is not your password.')).toBeVisible();
    });
    await step('Without a connection', async () => {
      msw.use(networkState(operation, 'offline'));
      await userEvent.clear(dialog.getByLabelText('Your password'));
      await pasteInto(userEvent, dialog.getByLabelText('Your password'), ownPassword);
      await userEvent.click(dialog.getByRole('button', { name: action }));
      await expect(await dialog.findByText(unreachable)).toBeVisible();
    });
  },
});

export const StartRefused = refuses(start, 'Continue', 'startCodes', shows({ startCodes: 'forbidden' }));
export const RenewRefused = refuses(
  renew,
  'Make new codes',
  'renewRecoveryCodes',
  shows({ renewRecoveryCodes: 'forbidden' }),
);
export const RemoveRefused = refuses(remove, 'Switch off', 'removeCodes', shows({ removeCodes: 'forbidden' }));

const waits = (does: Task, pending: string, parameters: Story['parameters']): Story => ({
  tags: ['interaction'],
  ...(does === start ? {} : switchedOn()),
  parameters: parameters ?? {},
  play: async () => {
    const dialog = await does();
    await expect(await dialog.findByRole('button', { name: pending })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Starting = waits(start, 'Starting...', network({ startCodes: 'loading' }));
export const Renewing = waits(renew, 'Making...', network({ renewRecoveryCodes: 'loading' }));
export const SwitchingOff = waits(remove, 'Switching off...', network({ removeCodes: 'loading' }));
