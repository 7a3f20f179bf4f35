import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MailDomain } from './mail-domain.tsx';

const about = { domain: 'example.org', checkedAt: '2026-11-21T09:00:00.000Z' };
const spf = { kind: 'spf', name: 'example.org' } as const;
const dkim = { kind: 'dkim', name: 'mail._domainkey.example.org' } as const;
const dmarc = { kind: 'dmarc', name: '_dmarc.example.org' } as const;
const key = 'v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAt9Rkq3cHxkU2F0c1VQJfJr0pGvX8VqLr2mVwIDAQAB';

const meta = {
  title: 'Components/Operator/MailDomain',
  component: MailDomain,
  args: {
    onLookAgain: fn(),
    domain: {
      ...about,
      records: [
        { ...spf, state: 'found', value: 'v=spf1 include:_spf.example.net -all' },
        { ...dkim, state: 'found', value: key },
        { ...dmarc, state: 'found', value: 'v=DMARC1; p=none' },
      ],
    },
  },
} satisfies Meta<typeof MailDomain>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllSet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Set')).toHaveLength(3);
  },
};

export const LookingAgain: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
    await expect(args.onLookAgain).toHaveBeenCalledOnce();
  },
};

export const NothingSet: Story = {
  args: {
    domain: {
      ...about,
      records: [
        { ...spf, state: 'missing' },
        { ...dkim, state: 'missing', suggestion: key },
        { ...dmarc, state: 'missing', suggestion: 'v=DMARC1; p=none' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TXT record of _dmarc.example.org')).toBeVisible();
    await expect(canvas.getByText('v=DMARC1; p=none')).toBeVisible();
  },
};

export const Wrong: Story = {
  args: {
    domain: {
      ...about,
      records: [
        { ...spf, state: 'several', value: 'v=spf1 include:_spf.example.net -all\nv=spf1 mx -all' },
        { ...dkim, state: 'mismatch', value: 'v=DKIM1; p=MIGfMA0G', suggestion: key },
        { ...dmarc, state: 'several', value: 'v=DMARC1; p=none\nv=DMARC1; p=reject' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Has another key')).toBeVisible();
    await expect(canvas.getByText(/DKIM_KEY_FILE/)).toBeVisible();
  },
};

export const OpenAndSignedElsewhere: Story = {
  args: {
    domain: {
      ...about,
      records: [
        { ...spf, state: 'open', value: 'v=spf1 +all' },
        { kind: 'dkim', name: '_domainkey.example.org', state: 'by_mail_server' },
        { ...dmarc, state: 'found', value: 'v=DMARC1; p=none' },
      ],
    },
  },
};

export const NoNetwork: Story = {
  args: {
    pending: true,
    domain: {
      ...about,
      records: [
        { ...spf, state: 'unreachable' },
        { ...dkim, state: 'unreachable' },
        { ...dmarc, state: 'unreachable' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Couldn’t look it up')).toHaveLength(3);
  },
};

export const NoDomain: Story = {
  args: { domain: { ...about, records: [{ ...spf, state: 'no_domain' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The name server knows no such domain/)).toBeVisible();
  },
};

export const NoMailServer: Story = {
  args: { domain: { records: [] } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="mail-domain"]')).toBeNull();
  },
};
