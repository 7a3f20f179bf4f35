import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { PasswordInput } from './password-input.tsx';

const meta = {
  title: 'Primitives/Forms/PasswordInput',
  component: PasswordInput,
  args: { autoComplete: 'current-password', defaultValue: 'cold-fridge-dough' },
  render: (args) => (
    <Field label="Password">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const HiddenPressed: Story = {
  ...Hidden,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText(/password/i);
    await expect(control).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show characters' }));
    await expect(control).toHaveAttribute('type', 'text');
    await expect(control).toHaveValue('cold-fridge-dough');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide characters' }));
    await expect(control).toHaveAttribute('type', 'password');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Invalid: Story = {
  render: (args) => (
    <Field label="Confirm password" error="Passwords do not match">
      <PasswordInput {...args} />
    </Field>
  ),
};
