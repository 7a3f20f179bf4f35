import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { FormActions, FormFailure } from './form-parts.tsx';

const meta = {
  title: 'Kit/Forms/FormParts',
  component: FormFailure,
  render: (args) => (
    <div className="grid max-w-lg gap-5">
      <FormFailure {...args} />
      <FormActions>
        <Button>Save</Button>
        <Button variant="quiet">Cancel</Button>
      </FormActions>
    </div>
  ),
} satisfies Meta<typeof FormFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The live region exists before the message, so that screen readers announce it. */
export const NoError: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const Failed: Story = {
  args: { message: 'Failed to update event details. Please try again.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.message ?? '');
  },
};

export const LongMessage: Story = { args: { message: 'averyveryveryverylongwordthatneverends '.repeat(6) } };
