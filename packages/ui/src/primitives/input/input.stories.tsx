import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Input } from './input.tsx';

const meta = {
  title: 'Primitives/Forms/Input',
  component: Input,
  args: { 'aria-label': 'Search skills', placeholder: 'Search skills' },
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Film photography' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Film photography' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Film photography' } };
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'not a link' } };

export const TooLong: Story = {
  tags: ['interaction'],
  args: { maxLength: 5, defaultValue: 'abcd' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText<HTMLInputElement>('Search skills');
    control.setSelectionRange(2, 2);
    await userEvent.click(control);
    control.setSelectionRange(2, 2);
    await userEvent.paste('XYZ');
    await expect(control).toHaveValue('abXcd');
    await expect(canvas.getByText('2 characters were cut: 5 fit here.')).toBeVisible();
  },
};

/** All input types have the same height. */
export const Types: Story = {
  render: () => (
    <div className="grid max-w-sm gap-3">
      <Input aria-label="Date" type="date" defaultValue="2026-11-24" />
      <Input aria-label="Start time" type="time" defaultValue="19:00" />
      <Input aria-label="Max participants" type="number" defaultValue={12} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('input')].map((input) => input.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
    await expect(heights[0]).toBeGreaterThanOrEqual(44);
  },
};
