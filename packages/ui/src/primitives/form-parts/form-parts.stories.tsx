import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { FormActions, FormFailure } from './form-parts.tsx';

const onCancel = fn();

const meta = {
  title: 'Primitives/Forms/FormParts',
  component: FormFailure,
  render: (args) => (
    <div className="grid max-w-lg gap-5">
      <FormFailure {...args} />
      <FormActions onCancel={onCancel}>
        <Button>Save</Button>
      </FormActions>
    </div>
  ),
} satisfies Meta<typeof FormFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The live region exists before the message, so that screen readers announce it. */
export const NoError: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    onCancel.mockClear();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { message: 'Failed to update event details. Please try again.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.message ?? '');
  },
};

export const LongMessage: Story = { args: { message: 'averyveryveryverylongwordthatneverends '.repeat(6) } };
