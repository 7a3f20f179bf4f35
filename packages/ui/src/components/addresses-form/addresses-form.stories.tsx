import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AddressesForm } from './addresses-form.tsx';

const meta = {
  title: 'Components/Operator/AddressesForm',
  component: AddressesForm,
  args: { onInvite: fn(async () => true), className: 'max-w-128' },
} satisfies Meta<typeof AddressesForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {};
export const Pending: Story = { args: { pending: true } };
export const Failed: Story = { args: { failure: 'People you can still invite now: 12.' } };

export const Pasted: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Email addresses' });
    await userEvent.click(field);
    await userEvent.paste('samira@example.org, Lukas <lukas@example.org>\nsamira@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Invite 2 addresses' }));
    await expect(args.onInvite).toHaveBeenCalledWith(['samira@example.org', 'lukas@example.org']);
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

/** What was pasted stays. */
export const Rejected: Story = {
  tags: ['interaction'],
  args: { onInvite: fn(async () => false) },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Email addresses' });
    await userEvent.type(field, 'samira@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Invite 1 address' }));
    await waitFor(() => expect(args.onInvite).toHaveBeenCalled());
    await expect(field).toHaveValue('samira@example.org');
  },
};

const says = (pasted: string, said: string): Story => ({
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email addresses' }));
    if (pasted !== '') await userEvent.paste(pasted);
    await userEvent.click(canvas.getByRole('button', { name: /^Invite/ }));
    await expect(await canvas.findByText(said)).toBeVisible();
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
});

export const None: Story = says('', 'Paste at least one address.');
export const Wrong: Story = says('samira@example.org, lukas', 'These are no email addresses: lukas');
export const TooMany: Story = says(
  Array.from({ length: 201 }, (_, n) => `person-${n}@example.org`).join('\n'),
  'That is 201 addresses. Invite up to 200 at once.',
);
