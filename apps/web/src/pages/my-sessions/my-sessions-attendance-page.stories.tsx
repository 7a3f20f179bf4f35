import { community } from '@skill-exchange/api-mocks/community';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

/** Returns the latest completed session that both had agreed to. */
const asked = () => community().sessions.find(({ status }) => status === 'Completed');

const meta = {
  ...pageStory,
  title: 'Pages/Sessions',
  component: StoryApp,
  args: { path: '/userDashboard/session', as: 'member' },
  beforeEach: () => {
    pageStory.beforeEach();
    Object.assign(asked() ?? {}, { consent: 'agreed', attendance: { canAnswer: true, isDisputed: false } });
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function question() {
  await userEvent.click(await screen.findByRole('tab', { name: 'Completed' }));
  return within(await screen.findByRole('group', { name: 'Did it happen?' }));
}

export const Answered: Story = {
  tags: ['interaction'],
  parameters: shows({ sayAttendance: 'success' }),
  play: async () => {
    const group = await question();
    await userEvent.click(group.getByRole('button', { name: 'It took place' }));
    await expect(await group.findByText('You said: It took place.')).toBeVisible();
    await waitFor(() => expect(asked()?.attendance?.answer).toBe('held'));
    await userEvent.click(await group.findByRole('button', { name: 'Change' }));
    await userEvent.click(group.getByRole('button', { name: 'It didn’t take place' }));
    const name = asked()?.userTwo.name ?? '';
    await expect(group.getByRole('button', { name: `${name} didn’t come` })).toBeVisible();
    await userEvent.click(group.getByRole('button', { name: 'I couldn’t make it' }));
    await waitFor(() => expect(asked()?.attendance?.answer).toBe('iMissed'));
  },
};

/** The two members' answers differ. */
export const Disputed: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    Object.assign(asked() ?? {}, { attendance: { answer: 'held', canAnswer: true, isDisputed: true } });
  },
  play: async () => {
    const group = await question();
    await expect(group.getByText(/remember it differently, so it counts for neither of you\.$/)).toBeVisible();
  },
};

export const Answering: Story = {
  tags: ['interaction'],
  parameters: network({ sayAttendance: 'loading' }),
  play: async () => {
    const group = await question();
    await userEvent.click(group.getByRole('button', { name: 'It took place' }));
    await expect(await group.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The question stays, to be answered again. */
const fails = (state: StateOf<'sayAttendance'>, words: string): Story => ({
  parameters: network({ sayAttendance: state }),
  play: async () => {
    const group = await question();
    await userEvent.click(group.getByRole('button', { name: 'It took place' }));
    await expectToast(words);
    await expect(await group.findByRole('button', { name: 'It took place' })).toBeVisible();
  },
});

const failed = 'We couldn’t save your answer.';

export const Offline: Story = { ...fails('offline', failed), tags: ['interaction'] };
export const AttendanceConflict: Story = {
  ...fails('conflict', `${failed} This session has not taken place yet.`),
  tags: ['interaction'],
};
