import { communityHealth, mailDomain } from '@skill-exchange/api-mocks/handlers/operator/community-health';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Operator health',
  component: StoryApp,
  args: { path: '/operator/health', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  parameters: shows({ listSettings: 'success' }),
  play: async ({ canvas }) => {
    await expect(await screen.findByText('All is well.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Health' })).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByText('JWT_SECRET')).toBeVisible();
  },
};

export const Warned: Story = {
  beforeEach: () => {
    communityHealth().warnings = [{ code: 'emails_given_up' }];
    communityHealth().mail.givenUp = 11;
  },
  play: async () => expect(await screen.findByText('Some emails were given up')).toBeVisible(),
};

export const Loading: Story = inState({ getCommunityHealth: 'loading' }, 'Looking at the server...');
export const NoOperator: Story = inState({ getCommunityHealth: 'forbidden' }, 'Only operators can do this.');
export const Failing: Story = {
  name: 'Error',
  ...inState({ getCommunityHealth: 'error' }, 'We couldn’t look at the server'),
};
export const Offline: Story = inState({ getCommunityHealth: 'offline' }, 'We couldn’t look at the server');

/** The rest of the page does not need it. */
const withoutSettings = (state: 'loading' | 'error' | 'offline' | 'forbidden'): Story => ({
  parameters: network({ listSettings: state }),
  play: async () => {
    await expect(await screen.findByText('All is well.')).toBeVisible();
    await expect(screen.queryByText('Set by your server')).toBeNull();
  },
});

export const SettingsLoading: Story = withoutSettings('loading');
export const SettingsFail: Story = withoutSettings('error');
export const SettingsOffline: Story = withoutSettings('offline');
export const SettingsForbidden: Story = withoutSettings('forbidden');

export const DomainMissing: Story = {
  beforeEach: () => {
    mailDomain().records = [
      { kind: 'dmarc', name: '_dmarc.example.org', state: 'missing', suggestion: 'v=DMARC1; p=none' },
    ];
  },
  play: async () => {
    await expect(await screen.findByText('TXT record of _dmarc.example.org')).toBeVisible();
    await expect(await screen.findByText('The domain of your emails needs you: see below.')).toBeVisible();
  },
};

/** What the server knows by itself is there at once. */
const withoutDomain = (state: 'loading' | 'error' | 'offline' | 'forbidden', text: string): Story => ({
  parameters: network({ getMailDomain: state }),
  play: async () => {
    await expect(await screen.findByText('All is well.')).toBeVisible();
    await expect(await screen.findByText(text)).toBeInTheDocument();
  },
});

/** Without a mail server, its domain does not matter. */
export const NoDomain: Story = {
  parameters: network({ getMailDomain: 'empty' }),
  play: async () => {
    await expect(await screen.findByText('All is well.')).toBeVisible();
    await expect(screen.queryByText('The domain of your emails')).toBeNull();
  },
};

export const DomainLoading = withoutDomain('loading', 'Looking up the domain of your emails...');
export const DomainFails = withoutDomain('error', 'We couldn’t look up the domain of your emails');
export const DomainOffline = withoutDomain('offline', 'We couldn’t look up the domain of your emails');
export const DomainForbidden = withoutDomain('forbidden', 'We couldn’t look up the domain of your emails');

export const LooksAgain: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    mailDomain().records = [{ kind: 'dmarc', name: '_dmarc.example.org', state: 'unreachable' }];
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Couldn’t look it up')).toBeVisible();
    mailDomain().records = [{ kind: 'dmarc', name: '_dmarc.example.org', state: 'found', value: 'v=DMARC1; p=none' }];
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
    await expect(await screen.findByText('Set')).toBeVisible();
  },
};
