import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Primitives/Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { className: 'w-64' } };
export const Block: Story = { args: { shape: 'block', className: 'h-32 w-64' } };
export const Circle: Story = { args: { shape: 'circle', className: 'size-12' } };
export const Incoming: Story = { args: { direction: 'left', className: 'w-64' } };

export const Composed: Story = {
  render: () => (
    <Card className="max-w-sm">
      <Skeleton shape="block" className="aspect-[12/5] rounded-none" />
      <div className="grid gap-4 p-6">
        <Skeleton className="h-6 w-4/5" />
        <div className="flex items-center gap-3">
          <Skeleton shape="circle" className="size-10" />
          <Skeleton className="w-1/2" />
        </div>
        <Skeleton className="w-full" />
        <Skeleton className="w-2/3" />
      </div>
    </Card>
  ),
};
