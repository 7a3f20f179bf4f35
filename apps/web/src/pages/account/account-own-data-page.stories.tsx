import type { DataExport } from '@skill-exchange/api-client/types';
import { instant } from '@skill-exchange/api-mocks/factories';
import { dataExport } from '@skill-exchange/api-mocks/handlers/own-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Your data',
  component: StoryApp,
  args: { path: '/account/data', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const section = async () => within(await screen.findByRole('region', { name: 'A copy of your data' }));
const copy = (state: DataExport['export']) => ({
  beforeEach: () => void Object.assign(dataExport(), { export: state }),
});

async function press(name: string) {
  await userEvent.click(await (await section()).findByRole('button', { name }));
}

const shown = (text: RegExp, ...buttons: string[]): Story['play'] =>
  async function play() {
    const data = await section();
    await expect(await data.findByText(text)).toBeVisible();
    const names = data.queryAllByRole('button').map(({ textContent }) => textContent);
    await expect(names).toEqual(buttons);
  };

export const None: Story = {
  parameters: shows({ getExport: 'success' }),
  play: async () => {
    await expect(await (await section()).findByRole('button', { name: 'Get a copy of my data' })).toBeVisible();
  },
};
export const Preparing: Story = {
  ...copy({ state: 'preparing', requestedAt: instant(0) }),
  play: shown(/We’re preparing your copy/) as NonNullable<Story['play']>,
};
export const Ready: Story = {
  ...copy({ state: 'ready', requestedAt: instant(-1), expiresAt: instant(6) }),
  play: async () => {
    const data = await section();
    await expect(await data.findByText(/Your copy is ready/)).toBeVisible();
    const link = data.getByRole('link', { name: 'Download my data' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/api\/account\/export\/file$/));
    await expect(link).toHaveAttribute('download');
    await expect(data.getByRole('button', { name: 'Get a new copy' })).toBeVisible();
  },
};
export const Expired: Story = {
  ...copy({ state: 'expired', requestedAt: instant(-9), expiresAt: instant(-1) }),
  play: shown(/has expired/, 'Get a new copy') as NonNullable<Story['play']>,
};

export const Loading: Story = {
  parameters: network({ getExport: 'loading' }),
  play: shown(/Looking for your copy/) as NonNullable<Story['play']>,
};
export const Failed: Story = {
  parameters: network({ getExport: 'error' }),
  play: shown(/We couldn’t look for your copy/, 'Try again') as NonNullable<Story['play']>,
};

export const Asked: Story = {
  tags: ['interaction'],
  parameters: shows({ requestExport: 'success' }),
  play: async () => {
    await press('Get a copy of my data');
    await expect(await (await section()).findByText(/We’re preparing your copy/)).toBeVisible();
  },
};

export const Asking: Story = {
  tags: ['interaction'],
  parameters: network({ requestExport: 'loading' }),
  play: async () => {
    await press('Get a copy of my data');
    await expect(await (await section()).findByRole('button', { name: 'Asking...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

const fails = (parameters: Story['parameters'], name: string, said: string): Story => ({
  tags: ['interaction'],
  parameters: parameters ?? {},
  play: async () => {
    await press(name);
    await expectToast(said);
  },
});

const ask = 'Get a copy of my data';
export const AskedBefore = fails(
  network({ requestExport: 'conflict' }),
  ask,
  'We couldn’t ask for your copy. Your copy is being made already. We email you when it is ready.',
);
export const AskOffline = fails(network({ requestExport: 'offline' }), ask, 'We couldn’t ask for your copy.');
