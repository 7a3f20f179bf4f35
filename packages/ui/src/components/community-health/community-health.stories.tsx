import type { CommunityHealth as Health } from '@skill-exchange/api-client/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CommunityHealth } from './community-health.tsx';

const well: Health = {
  version: '4.2.0',
  mail: { server: 'smtp.example.org', waiting: 0, givenUp: 0, lastSentAt: '2026-11-21T09:00:00.000Z' },
  jobs: { waiting: 0 },
  database: { kind: 'embedded', bytes: 184_000_000, freeBytes: 21_000_000_000 },
  warnings: [],
};

const meta = {
  title: 'Components/Operator/CommunityHealth',
  component: CommunityHealth,
  args: {
    health: well,
    server: [{ variable: 'JWT_SECRET' }, { variable: 'SITE_URL', value: 'https://swap.example.org' }],
  },
} satisfies Meta<typeof CommunityHealth>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Well: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All is well.')).toBeVisible();
    await expect(canvas.getByText('embedded, 184 MB')).toBeVisible();
    await expect(canvas.getByText('secret')).toBeVisible();
  },
};

export const EveryWarning: Story = {
  args: {
    health: {
      ...well,
      mail: {
        waiting: 12,
        givenUp: 11,
        refused: {
          addresses: 3,
          stopped: 1,
          last: [
            { refusedAt: '2026-11-21T08:00:00.000Z', code: '550 5.1.1' },
            { refusedAt: '2026-11-20T08:00:00.000Z', code: '550 5.7.26' },
            { refusedAt: '2026-11-19T08:00:00.000Z', code: '' },
          ],
        },
      },
      jobs: { waiting: 40, oldestAt: '2026-11-21T08:00:00.000Z' },
      database: { kind: 'embedded', bytes: 9_840_000_000, freeBytes: 40_000_000 },
      warnings: [
        { code: 'disk_full' },
        { code: 'disk_low' },
        { code: 'jobs_wait' },
        { code: 'no_mail_server' },
        { code: 'emails_given_up' },
        { code: 'addresses_refused' },
        { code: 'backup_old' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing can be stored: the disk is full')).toBeVisible();
    await expect(canvas.getByText('none today')).toBeVisible();
    await expect(canvas.getByText('There is no such mailbox (550 5.1.1)')).toBeVisible();
    await expect(canvas.queryByText('All is well.')).toBeNull();
  },
};

export const DomainFaults: Story = {
  args: { hasDomainFaults: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The domain of your emails needs you: see below.')).toBeVisible();
    await expect(canvas.queryByText('All is well.')).toBeNull();
  },
};

export const Postgres: Story = {
  args: { health: { ...well, database: { kind: 'postgres', bytes: 3_200_000_000 } }, server: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PostgreSQL, 3.2 GB')).toBeVisible();
    await expect(canvas.queryByText('Free on its disk')).toBeNull();
  },
};
