import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { PasswordInput } from '../password-input/password-input.tsx';
import { UserNameField } from './user-name-field.tsx';

const meta = {
  title: 'Primitives/Forms/UserNameField',
  tags: ['!stable', 'new'],
  component: UserNameField,
  args: { email: 'ines@example.org' },
} satisfies Meta<typeof UserNameField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab skips it, and screen readers do not announce it. */
export const BesidePassword: Story = {
  tags: ['interaction'],
  render: (args) => (
    <form>
      <UserNameField {...args} />
      <Field label="Your password">
        <PasswordInput autoComplete="current-password" />
      </Field>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Your password')).toHaveFocus();
    await expect(canvasElement.querySelector('[autocomplete=username]')).toHaveValue('ines@example.org');
  },
};
