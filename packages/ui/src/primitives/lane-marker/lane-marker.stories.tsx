import type { Meta, StoryObj } from '@storybook/react-vite';
import { LaneMarker } from './lane-marker.tsx';

const meta = { title: 'Primitives/Display/LaneMarker', component: LaneMarker } satisfies Meta<typeof LaneMarker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Teach: Story = {};
export const Learn: Story = { args: { direction: 'learn' } };
export const Small: Story = { args: { size: 'sm' } };
