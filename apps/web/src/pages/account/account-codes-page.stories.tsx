import { ownPassword } from '@skill-exchange/api-mocks/handlers/account';
import { codes, ownCode } from '@skill-exchange/api-mocks/handlers/codes';
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

/** The form stays and shows why. */
const codeFails = (said: string, parameters: Story['parameters'], code = ownCode): Story => ({
  tags: ['interaction'],
  parameters: parameters ?? {},
  play: async () => {
    const form = await typeCode(code);
    await expect(await form.findByText(said)).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Code')).toHaveFocus());
  },
});

export const WrongCode = codeFails(
  'That code is wrong, or was used before.',
  shows({ confirmCodes: 'forbidden' }),
  '123456',
);
export const CodeOffline = codeFails(unreachable, network({ confirmCodes: 'offline' }));

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

/** The dialog stays and shows why. */
const fails = (does: Task, said: string, parameters: Story['parameters'], password?: string): Story => ({
  tags: ['interaction'],
  ...(does === start ? {} : switchedOn()),
  parameters: parameters ?? {},
  play: async () => {
    const dialog = await does(password);
    await expect(await dialog.findByText(said)).toBeVisible();
  },
});

const wrong = 'That is not your password.';
export const StartWrongPassword = fails(start, wrong, shows({ startCodes: 'forbidden' }), 'not mine');
export const StartOffline = fails(start, unreachable, network({ startCodes: 'offline' }));
export const RenewWrongPassword = fails(renew, wrong, shows({ renewRecoveryCodes: 'forbidden' }), 'not mine');
export const RenewOffline = fails(renew, unreachable, network({ renewRecoveryCodes: 'offline' }));
export const RemoveWrongPassword = fails(remove, wrong, shows({ removeCodes: 'forbidden' }), 'not mine');
export const RemoveOffline = fails(remove, unreachable, network({ removeCodes: 'offline' }));

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
