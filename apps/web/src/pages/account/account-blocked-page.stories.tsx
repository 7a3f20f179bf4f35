import { makeUser } from '@skill-exchange/api-mocks/factories';
import { blocks } from '@skill-exchange/api-mocks/handlers/blocks';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const ines = makeUser({}, 1);

const meta = {
  ...pageStory,
  title: 'Pages/Account/Blocked',
  component: StoryApp,
  args: { path: '/account/blocked', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const section = async () => within(await screen.findByRole('region', { name: 'Members you’ve blocked' }));
const withBlock = { beforeEach: () => void blocks().set(ines._id, '2026-11-20T19:30:00.000Z') };

async function unblock() {
  await userEvent.click(await (await section()).findByRole('button', { name: `Unblock ${ines.name}` }));
}

export const One: Story = {
  ...withBlock,
  parameters: shows({ listBlocked: 'success' }),
  play: async () => {
    await expect(await (await section()).findByRole('listitem')).toHaveTextContent(ines.name);
  },
};

export const None: Story = {
  parameters: network({ listBlocked: 'empty' }),
  play: async () => {
    await expect(await (await section()).findByText(/You can block a member on their profile/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: network({ listBlocked: 'loading' }),
  play: async () => {
    await expect(await (await section()).findByText('Loading whom you’ve blocked...')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: network({ listBlocked: 'error' }),
  play: async () => {
    await expect(await (await section()).findByText('We couldn’t load whom you’ve blocked')).toBeVisible();
  },
};

export const Unblocked: Story = {
  ...withBlock,
  tags: ['interaction'],
  parameters: shows({ unblockMember: 'success' }),
  play: async () => {
    await unblock();
    await expectToast(`You have unblocked ${ines.name}.`);
    const blocked = await section();
    await waitFor(() => expect(blocked.queryByRole('listitem')).toBeNull());
  },
};

export const Unblocking: Story = {
  ...withBlock,
  tags: ['interaction'],
  parameters: network({ unblockMember: 'loading' }),
  play: async () => {
    await unblock();
    const button = (await section()).getByRole('button', { name: `Unblock ${ines.name}` });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

const fails = (state: StateOf<'unblockMember'>, said: string): Story => ({
  ...withBlock,
  tags: ['interaction'],
  parameters: network({ unblockMember: state }),
  play: async () => {
    await unblock();
    await expectToast(`We couldn’t unblock ${ines.name}.${said}`);
  },
});

export const UnblockOffline = fails('offline', '');
export const UnblockedElsewhere = fails('notFound', ' User not found.');
