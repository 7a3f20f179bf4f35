import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { QuickReview } from './quick-review.tsx';

const meta = {
  title: 'Components/Reviews/QuickReview',
  tags: ['!stable', 'new', 'specified'],
  component: QuickReview,
  render: (args) => <Filled {...args} />,
  args: { value: { rating: null, comment: '' }, onValueChange: fn(), onSubmit: fn(), onOpenForm: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuickReview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the input as state, like the app. */
function Filled(args: ComponentProps<typeof QuickReview>) {
  const [value, setValue] = useState(args.value);
  return <QuickReview {...args} value={value} onValueChange={setValue} />;
}

/** If something is missing, the button opens the form. */
export const Empty: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review Session' }));
    await expect(args.onOpenForm).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submits: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 Stars' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your review' }), 'Patient and prepared.');
    await userEvent.click(canvas.getByRole('button', { name: 'Review Session' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 4, comment: 'Patient and prepared.' });
  },
};

export const Pending: Story = {
  name: 'Your review is on its way',
  args: { value: { rating: 4, comment: 'Patient.' }, pending: true },
};

export const Failing: Story = {
  name: 'Error',
  args: { value: { rating: 4, comment: 'Patient.' }, failure: 'You have already reviewed this session.' },
};
