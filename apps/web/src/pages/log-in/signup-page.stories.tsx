import { credentials } from '@skill-exchange/api-mocks/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type userEvent as UserEvent, waitFor, type within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Signup',
  component: StoryApp,
  args: { path: '/signup', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
type User = Pick<ReturnType<typeof UserEvent.setup>, 'type' | 'click'>;

async function fill(canvas: Canvas, userEvent: User, account: { email: string; password?: string }) {
  const { email, password = 'a long passphrase' } = account;
  await userEvent.type(await canvas.findByLabelText('Name'), 'Ada Okafor');
  await userEvent.type(canvas.getByLabelText('Email'), email);
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.type(canvas.getByLabelText('Confirm Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
}

export const Blank: Story = { name: 'Create an account' };

export const BlankPressed: Story = {
  ...Blank,
  name: 'Create an account, pressed',
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Create Account' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Account' }));
    await expect(await canvas.findAllByText('Required')).toHaveLength(4);
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
  },
};

export const Success: Story = {
  tags: ['interaction'],
  parameters: shows({ signUp: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, { email: 'ada@example.org' });
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expectToast('Signup successful');
    // One click away: nothing needs to be typed again.
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.org');
    await expect(canvas.getByLabelText('Password')).toHaveValue('a long passphrase');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expectToast('Login successful');
  },
};

export const PasswordsDiffer: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'a long passphrase');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'a long');
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Confirm Password'), ' passphrase');
    await waitFor(() => expect(canvas.queryByText('Passwords do not match')).toBeNull());
  },
};

export const PasswordCorrected: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'a long passphras');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'a long passphrase');
    await userEvent.click(canvas.getByLabelText('Password'));
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Password'), 'e');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText('Passwords do not match')).toBeNull());
  },
};

export const AsksBeforeItIsLeft: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Ada Okafor');
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada Okafor');
  },
};

export const Conflict: Story = {
  tags: ['interaction'],
  parameters: shows({ signUp: 'conflict' }),
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, { email: credentials.email });
    await expect(await canvas.findByText('This email already has an account. Log in instead.')).toBeVisible();
    await expectToast('Signup Failed!');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada Okafor');
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
  },
};

export const WeakPassword: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, { email: 'ada@example.org', password: 'short' });
    await expect(await canvas.findByText('Password: must have at least 8 characters')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
};

export const GuessablePassword: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, { email: 'ada@example.org', password: 'password' });
    await expect(
      await canvas.findByText('Password: is one of the first that anybody tries. Use three or four unrelated words.'),
    ).toBeVisible();
    await expectToast('Signup Failed!');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
};

export const Offline: Story = {
  tags: ['interaction'],
  parameters: network({ signUp: 'offline' }),
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, { email: 'ada@example.org' });
    await expect(await canvas.findByText('Signup failed. Please try again later.')).toBeVisible();
  },
};

export const TooMany: Story = {
  tags: ['interaction'],
  parameters: network({ signUp: 'tooMany' }),
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, { email: 'ada@example.org' });
    await expect(
      await canvas.findByText('Too many requests from your network. Try again in 15 minutes.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada Okafor');
  },
};

export const Pending: Story = {
  tags: ['interaction'],
  parameters: network({ signUp: 'loading' }),
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, { email: 'ada@example.org' });
    const button = await canvas.findByRole('button', { name: /\.\.\.$/ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** Another name of a skill: the member takes the listed one for what they teach, and keeps their own for what they want. */
export const WithOtherNames: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Skills I can teach' }), 'gitarre');
    await userEvent.click(await canvas.findByRole('option', { name: /Gitarre is listed as Guitar/ }));
    await expect(canvas.getByRole('button', { name: 'Remove Guitar' })).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: /want to learn/i }), 'JS');
    await userEvent.click(await canvas.findByRole('option', { name: 'We list this as JavaScript. Keep “JS”?' }));
    await expect(canvas.getByRole('button', { name: 'Remove JS' })).toBeVisible();
  },
};

export const WithSkills: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: 'Skills I can teach' });
    await userEvent.type(box, 'port');
    await userEvent.click(await canvas.findByRole('option', { name: 'Portuguese' }));
    await userEvent.type(box, 'Bike polo{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Remove Portuguese' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Remove Bike polo' })).toBeVisible();
  },
};
