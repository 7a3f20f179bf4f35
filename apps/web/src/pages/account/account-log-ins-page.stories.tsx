import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Devices',
  component: StoryApp,
  args: { path: '/account/devices', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const section = async () => within(await screen.findByRole('region', { name: 'Where you’re logged in' }));
const tooMany = 'Too many requests from your network. Try again in 15 minutes.';

export const Several: Story = {
  parameters: shows({ listLogIns: 'success' }),
  play: async () => {
    const devices = await section();
    await expect(await devices.findByText('Firefox on Windows')).toBeVisible();
    await expect(devices.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Loading: Story = {
  parameters: network({ listLogIns: 'loading' }),
  play: async () => {
    await expect(await (await section()).findByText('Loading your devices...')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: network({ listLogIns: 'error' }),
  play: async () => {
    await expect(await (await section()).findByText('We couldn’t load your devices')).toBeVisible();
  },
};

async function press(name: string) {
  await userEvent.click(await (await section()).findByRole('button', { name }));
}

export const OneLoggedOut: Story = {
  tags: ['interaction'],
  parameters: shows({ endLogIn: 'success' }),
  play: async () => {
    await press('Log out Safari on iOS');
    await expectToast('Device logged out.');
    const devices = await section();
    await waitFor(() => expect(devices.queryByText('Safari on iOS')).toBeNull());
  },
};

export const OthersLoggedOut: Story = {
  tags: ['interaction'],
  parameters: shows({ endOtherLogIns: 'success' }),
  play: async () => {
    await press('Log out all other devices');
    await expectToast('All other devices are logged out.');
    const devices = await section();
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
    await expect(devices.queryByRole('button')).toBeNull();
  },
};

/** A button fails, and nothing changes. */
const fails = (parameters: Story['parameters'], button: string, said: string): Story => ({
  tags: ['interaction'],
  parameters: parameters ?? {},
  play: async () => {
    await press(button);
    await expectToast(said);
    await expect((await section()).getAllByRole('listitem')).toHaveLength(3);
  },
});

const failed = 'We couldn’t log that device out.';
const [one, others] = ['Log out Safari on iOS', 'Log out all other devices'];
export const LoggedOutAlready = fails(network({ endLogIn: 'notFound' }), one, `${failed} Login not found.`);
export const OneOffline = fails(network({ endLogIn: 'offline' }), one, failed);
export const OthersOffline = fails(network({ endOtherLogIns: 'offline' }), others, failed);
export const OthersTooOften = fails(network({ endOtherLogIns: 'tooMany' }), others, `${failed} ${tooMany}`);

const ends = (parameters: Story['parameters'], name: string): Story => ({
  tags: ['interaction'],
  parameters: parameters ?? {},
  play: async () => {
    await press(name);
    const button = (await section()).getByRole('button', { name });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
});

export const EndingOne = ends(network({ endLogIn: 'loading' }), one);
export const EndingOthers = ends(network({ endOtherLogIns: 'loading' }), others);
