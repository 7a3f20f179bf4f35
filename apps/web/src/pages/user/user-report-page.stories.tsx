import { makeUser } from '@skill-exchange/api-mocks/factories';
import { reported } from '@skill-exchange/api-mocks/handlers/reports';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const ines = makeUser({}, 1);
const reason = 'Sells instead of swapping.';

const meta = {
  ...pageStory,
  title: 'Pages/User profile',
  component: StoryApp,
  args: { path: `/users/${ines._id}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function report() {
  await userEvent.click(await screen.findByRole('button', { name: 'Report User' }));
  const form = within(await screen.findByRole('dialog', { name: 'Report User' }));
  await expect(form.getByRole('button', { name: 'Submit Report' })).toBeDisabled();
  await pasteInto(userEvent, form.getByLabelText('Reason'), reason);
  await expect(form.getByText(`${reason.length} / 250 characters`)).toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: 'Submit Report' }));
  return form;
}

/** The button disappears after one report. */
export const Reports: Story = {
  tags: ['interaction'],
  parameters: shows({ reportUser: 'success' }),
  play: async ({ canvas }) => {
    await report();
    await expectToast('Report submitted successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Report User' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(canvas.getByText(/Block them too\?/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Block' }));
    await expect(await screen.findByRole('alertdialog', { name: /^Block / })).toBeVisible();
  },
};

export const Reporting: Story = {
  tags: ['interaction'],
  parameters: network({ reportUser: 'loading' }),
  play: async () => {
    const form = await report();
    await expect(await form.findByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-busy', 'true');
  },
};

const rejects = (state: StateOf<'reportUser'>, message: string): Story => ({
  parameters: network({ reportUser: state }),
  play: async () => {
    const form = await report();
    await expect(await form.findByText(message)).toBeInTheDocument();
    await expect(form.getByLabelText('Reason')).toHaveValue(reason);
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

export const ReportedBefore: Story = {
  beforeEach: () => {
    reported().add(ines._id);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: ines.name })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Report User')).toBeNull());
  },
};

/** While loading, the button reserves its space and cannot be reached. */
export const ReportedUnknown: Story = {
  parameters: network({ isUserReported: 'loading' }),
  play: async ({ canvas }) => {
    const place = await canvas.findByText('Report User');
    await expect(place).not.toBeVisible();
  },
};

/** The request failed: the button shows. */
export const ReportedFailing: Story = {
  parameters: network({ isUserReported: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Report User' })).toBeVisible();
  },
};
