import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StartUp } from './start-up.tsx';

const meta = {
  title: 'Components/Site/StartUp',
  component: StartUp,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StartUp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CheckingTheToken: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};

export const OtherLabel: Story = { args: { label: 'Signing you in...' } };
