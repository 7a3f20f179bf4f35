import { community } from '@skill-exchange/api-mocks/community';
import { makeUser, today } from '@skill-exchange/api-mocks/factories';
import { blocks } from '@skill-exchange/api-mocks/handlers/blocks';
import { reported } from '@skill-exchange/api-mocks/handlers/reports';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const ines = makeUser({}, 1);
const reason = 'Did not come, three times.';

const meta = {
  ...pageStory,
  title: 'Pages/Report user',
  component: StoryApp,
  args: { path: `/reportuser?userId=${ines._id}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function report(): Promise<void> {
  await pasteInto(userEvent, await screen.findByLabelText('Reason'), reason);
  await userEvent.click(screen.getByRole('button', { name: 'Submit Report' }));
}

/** Returns to the member. */
export const Success: Story = {
  tags: ['interaction'],
  parameters: shows({ reportUser: 'success' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ines.name)).toBeVisible();
    await expect(await canvas.findByText('0 / 250 characters')).toBeVisible();
    await report();
    await expectToast('Report submitted successfully');
    await expect(await canvas.findByRole('heading', { level: 1, name: ines.name })).toBeInTheDocument();
  },
};

/** Whom the member has blocked has no profile: it returns to what the two wrote. */
export const OfBlocked: Story = {
  tags: ['interaction'],
  parameters: shows({ reportUser: 'success', listBlocked: 'success' }),
  beforeEach: () => void blocks().set(ines._id, today),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ines.name)).toBeVisible();
    await report();
    await expectToast('Report submitted successfully');
    await expect(await canvas.findByText(`You blocked ${ines.name}.`)).toBeVisible();
  },
};

/** From the settings, where no member is named. */
export const ChooseAMember: Story = {
  name: 'Choose whom to report',
  args: { path: '/reportuser' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Whom do you want to report?' })).toHaveValue('');
    await expect(canvas.queryByLabelText('Reason')).toBeNull();
  },
};

export const MembersFailing: Story = {
  name: 'Choose whom to report, nobody can be searched',
  args: { path: '/reportuser' },
  tags: ['opens'],
  parameters: network({ listUsers: 'error' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Whom do you want to report?' }));
    await expect(await canvas.findByText('Unable to fetch all users')).toBeVisible();
  },
};

/** The member is chosen by name. */
export const NoMember: Story = {
  args: { path: '/reportuser' },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Whom do you want to report?' });
    await userEvent.type(field, ines.name.slice(0, 4));
    await userEvent.click(await canvas.findByRole('option', { name: ines.name }));
    await expect(await canvas.findByLabelText('Reason')).toBeVisible();
    await expect(canvas.getByText(ines.name)).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'The members load',
  ...inState({ getUser: 'loading' }, 'Loading...'),
};

export const Failing: Story = {
  name: 'Error',
  parameters: network({ getUser: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NotFound: Story = {
  name: 'No such member',
  ...inState({ getUser: 'notFound', listBlocked: 'empty' }, 'User not found.'),
};
/** They may be blocked. */
export const NotFoundLoading: Story = {
  name: 'No such member, others load',
  ...inState({ getUser: 'notFound', listBlocked: 'loading' }, 'Loading...'),
};
export const NotFoundFailing: Story = {
  name: 'No such member, nobody else either',
  ...inState({ getUser: 'notFound', listBlocked: 'error' }, 'User not found.'),
};

/** Members cannot report themselves. */
export const Oneself: Story = {
  name: 'You cannot report yourself',
  args: { path: `/reportuser?userId=${community().me._id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('User not found.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Submit Report' })).toBeNull();
  },
};

export const ReportedBefore: Story = {
  name: 'You reported them before',
  beforeEach: () => {
    reported().add(ines._id);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You've reported this member. Our team is looking into it.")).toBeVisible();
  },
};

export const ReportedUnknown: Story = {
  name: 'Whether you reported them loads',
  parameters: network({ isUserReported: 'loading' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Reason')).toBeVisible();
  },
};

export const ReportedFailing: Story = {
  name: 'Whether you reported them is not known',
  parameters: network({ isUserReported: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Reason')).toBeVisible();
  },
};

export const Reporting: Story = {
  tags: ['interaction'],
  parameters: network({ reportUser: 'loading' }),
  play: async ({ canvas }) => {
    await report();
    await expect(await canvas.findByRole('button', { name: 'Submitting...' })).toBeVisible();
  },
};

const rejects = (state: StateOf<'reportUser'>, message: string): Story => ({
  parameters: network({ reportUser: state }),
  play: async ({ canvas }) => {
    await report();
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByLabelText('Reason')).toHaveValue(reason);
  },
});

export const ReportOffline: Story = {
  ...rejects('offline', 'Failed to submit report. Please try again later.'),
  tags: ['interaction'],
};
export const ReportConflict: Story = {
  ...rejects('conflict', 'You have already reported this member.'),
  tags: ['interaction'],
};
