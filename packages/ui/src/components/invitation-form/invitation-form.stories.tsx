import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InvitationForm } from './invitation-form.tsx';

const meta = {
  title: 'Components/Operator/InvitationForm',
  component: InvitationForm,
  args: { most: 500, onCreate: fn(), className: 'max-w-128' },
} satisfies Meta<typeof InvitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {};

export const Filled: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'What it is for' }), ' Poster in the bakery ');
    const uses = canvas.getByRole('spinbutton', { name: 'For how many people' });
    await userEvent.clear(uses);
    await userEvent.type(uses, '20');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'It ends' }), 'In a week');
    await userEvent.click(canvas.getByRole('button', { name: 'Make the link' }));
    await expect(args.onCreate).toHaveBeenCalledWith({ label: 'Poster in the bakery', uses: 20, days: 7 });
  },
};

export const TooMany: Story = {
  tags: ['interaction'],
  args: { most: 2 },
  play: async ({ canvas, args }) => {
    const uses = canvas.getByRole('spinbutton', { name: 'For how many people' });
    await userEvent.clear(uses);
    await userEvent.type(uses, '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Make the link' }));
    await expect(await canvas.findByText('A number from 1 to 2')).toBeVisible();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const Pending: Story = { args: { pending: true } };
export const Failed: Story = { args: { failure: 'You can invite 1 more person now.' } };
