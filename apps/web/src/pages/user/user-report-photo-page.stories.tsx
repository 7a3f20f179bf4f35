import { community } from '@skill-exchange/api-mocks/community';
import { makeUser } from '@skill-exchange/api-mocks/factories';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const ines = makeUser({}, 1);
const reason = 'It shows somebody else.';
const photo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%23876'/%3E%3C/svg%3E";

/** Members with a photo can be reported for it. */
const meta = {
  ...pageStory,
  title: 'Pages/User profile',
  component: StoryApp,
  args: { path: `/users/${ines._id}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

function givePhoto(): void {
  const member = community().users.find(({ _id }) => _id === ines._id);
  if (member) member.photo = photo;
}

async function reportPhoto() {
  await userEvent.click(await screen.findByRole('button', { name: 'Report User' }));
  const form = within(await screen.findByRole('dialog', { name: 'Report User' }));
  await userEvent.type(form.getByLabelText('Reason'), reason);
  await userEvent.click(form.getByRole('checkbox', { name: 'It’s about their photo' }));
  await userEvent.click(form.getByRole('button', { name: 'Submit Report' }));
  return form;
}

const story = (
  state: StateOf<'reportContent'>,
  then: (form: Awaited<ReturnType<typeof reportPhoto>>) => Promise<void>,
) =>
  ({
    tags: ['interaction'],
    beforeEach: givePhoto,
    parameters: network({ reportContent: state }),
    play: async () => then(await reportPhoto()),
  }) satisfies Story;

/** The member can still be reported. */
export const ReportPhotoReports = story('success', async () => {
  await expectToast('Report submitted successfully');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(screen.getByRole('button', { name: 'Report User' })).toBeVisible();
});

export const ReportPhotoReporting = story('loading', async (form) => {
  await expect(await form.findByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-busy', 'true');
});

const rejects = (state: StateOf<'reportContent'>, message: string) =>
  story(state, async (form) => {
    await expect(await form.findByText(message)).toBeInTheDocument();
    await expect(form.getByLabelText('Reason')).toHaveValue(reason);
  });

export const ReportPhotoOffline = rejects('offline', 'Failed to submit report. Please try again later.');
export const ReportPhotoReportedBefore = rejects('conflict', 'You have already reported this.');
