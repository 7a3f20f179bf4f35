import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const pathOf = (id: string) => ({ path: `/operator/announcements/${id}`, as: 'member' as const });

const meta = {
  ...pageStory,
  title: 'Pages/Operator announcement',
  component: StoryApp,
  args: pathOf('quiet-days'),
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Draft: Story = {
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /^Subject/ })).toHaveValue(
      'Quiet days: December 24 to January 3',
    );
    await expect(screen.getByRole('button', { name: 'Send now' })).toBeDisabled();
  },
};

export const Sending: Story = {
  args: pathOf('sending'),
  play: async () => {
    await expect(await screen.findByRole('progressbar')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Stop after this batch' })).toBeVisible();
  },
};

export const Stopped: Story = {
  args: pathOf('stopped'),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Go on' })).toBeVisible();
  },
};

export const Sent: Story = {
  args: pathOf('sent'),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Sent to 1,204 members' })).toBeVisible();
  },
};

export const Missing: Story = {
  args: pathOf('quiet-days'),
  parameters: network({ getAnnouncement: 'notFound' }),
  play: async () => {
    await expect(await screen.findByText('No such announcement')).toBeVisible();
  },
};

export const Loading: Story = inState({ getAnnouncement: 'loading' }, 'Loading the announcement...');
export const Failing: Story = {
  name: 'Error',
  ...inState({ getAnnouncement: 'error' }, 'We couldn’t load the announcement'),
};
export const Offline: Story = inState({ getAnnouncement: 'offline' }, 'We couldn’t load the announcement');
export const NoOperator: Story = inState({ getAnnouncement: 'forbidden' }, 'Only operators can do this.');

export const TestsAndSends: Story = {
  tags: ['interaction'],
  parameters: shows({ testAnnouncement: 'success', sendAnnouncement: 'success', stopAnnouncement: 'success' }),
  play: async () => {
    await press('Send a test');
    await expectToast('The test is on its way.');
    await press('Send now');
    await expectToast('It is on its way.');
    await press('Stop it');
    await expectToast('It is stopped.');
  },
};

export const Changes: Story = {
  tags: ['interaction'],
  parameters: shows({ changeAnnouncement: 'success' }),
  play: async () => {
    const subject = await screen.findByRole('textbox', { name: /^Subject/ });
    await userEvent.clear(subject);
    await userEvent.type(subject, 'Quiet weeks');
    await expect(screen.getByText('Save what you have written first.')).toBeVisible();
    await press('Save the draft');
    await expectToast('The draft is saved.');
  },
};

export const Deletes: Story = {
  tags: ['interaction'],
  parameters: shows({ deleteAnnouncement: 'success' }),
  play: async () => {
    await press('Delete the draft');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await expectToast('The draft is deleted.');
    await expect(await screen.findByRole('link', { name: 'Summer fair' })).toBeVisible();
  },
};

const fails = (id: string, button: string, toast: string): Story => ({
  args: pathOf(id),
  tags: ['interaction'],
  play: async () => {
    await press(button);
    await expectToast(toast);
  },
});

export const TestFails: Story = {
  ...fails('quiet-days', 'Send a test', 'The test was not sent'),
  parameters: network({ testAnnouncement: 'offline' }),
};
export const SendFails: Story = {
  ...fails('stopped', 'Go on', 'The announcement was not sent'),
  parameters: network({ sendAnnouncement: 'offline' }),
};
export const StopFails: Story = {
  ...fails('sending', 'Stop after this batch', 'The announcement was not stopped'),
  parameters: network({ stopAnnouncement: 'offline' }),
};

export const ChangeFails: Story = {
  tags: ['interaction'],
  parameters: network({ changeAnnouncement: 'offline' }),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Subject/ }), '!');
    await press('Save the draft');
    await expectToast('The draft was not saved');
  },
};

export const DeleteFails: Story = {
  tags: ['interaction'],
  parameters: network({ deleteAnnouncement: 'offline' }),
  play: async () => {
    await press('Delete the draft');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await expectToast('The draft was not deleted');
  },
};

const waits = (id: string, button: string): Story => ({
  args: pathOf(id),
  tags: ['interaction'],
  play: async () => {
    await press(button);
    await expect(screen.getByRole('button', { name: button })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const TestWaits: Story = {
  ...waits('quiet-days', 'Send a test'),
  parameters: network({ testAnnouncement: 'loading' }),
};
export const SendWaits: Story = {
  ...waits('stopped', 'Go on'),
  parameters: network({ sendAnnouncement: 'loading' }),
};
export const StopWaits: Story = {
  ...waits('sending', 'Stop after this batch'),
  parameters: network({ stopAnnouncement: 'loading' }),
};

export const ChangeWaits: Story = {
  tags: ['interaction'],
  parameters: network({ changeAnnouncement: 'loading' }),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Subject/ }), '!');
    await press('Save the draft');
    await expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
};

export const DeleteWaits: Story = {
  tags: ['interaction'],
  parameters: network({ deleteAnnouncement: 'loading' }),
  play: async () => {
    await press('Delete the draft');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeDisabled();
  },
};
