import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

const meta = { title: 'Primitives/Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideWords: Story = {
  render: () => (
    <p className="flex items-center gap-2.5">
      <Spinner /> Signing you in...
    </p>
  ),
};

export const Large: Story = { args: { size: 'lg', className: 'text-teach-ink' } };
