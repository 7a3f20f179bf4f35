import { credentials } from '@skill-exchange/api-mocks/community';
import { codes, ownCode } from '@skill-exchange/api-mocks/handlers/codes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

// The log-in of a member with two-factor codes.
const meta = {
  ...pageStory,
  title: 'Pages/Login',
  component: StoryApp,
  args: { path: '/login', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function typePassword(): Promise<HTMLElement> {
  await userEvent.type(await screen.findByLabelText('Email'), credentials.email);
  await userEvent.type(screen.getByLabelText('Password'), `${credentials.password}{Enter}`);
  return await screen.findByLabelText('Code from your app');
}

const switchedOn = () => void Object.assign(codes(), { isOn: true, recoveryCodesLeft: 10 });

export const Asked: Story = {
  tags: ['interaction'],
  beforeEach: switchedOn,
  play: async ({ canvas }) => {
    const field = await typePassword();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toHaveValue(credentials.email);
    await expect(canvas.getByLabelText('Password')).toHaveValue(credentials.password);
    await expect(canvas.queryByRole('alert')).toHaveTextContent('');
  },
};

export const Given: Story = {
  tags: ['interaction'],
  parameters: shows({ logIn: 'success' }),
  beforeEach: switchedOn,
  play: async ({ canvas }) => {
    await userEvent.type(await typePassword(), `${ownCode}{Enter}`);
    await expectToast('Login successful');
    await expect(await canvas.findByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  },
};

export const Wrong: Story = {
  tags: ['interaction'],
  parameters: shows({ logIn: 'unauthorized' }),
  beforeEach: switchedOn,
  play: async ({ canvas }) => {
    const field = await typePassword();
    await userEvent.type(field, '123456{Enter}');
    await expectToast('Login Failed!');
    await expect(await canvas.findByText('That code is wrong, or was used before.')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  },
};
