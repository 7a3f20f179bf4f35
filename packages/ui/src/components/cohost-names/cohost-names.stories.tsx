import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CohostNames } from './cohost-names.tsx';

const [ana, ben, cleo] = [
  { _id: 'member-1', name: 'Inês Carvalho' },
  { _id: 'member-2', name: 'ليلى حداد' },
  { _id: 'member-3', name: 'Maximiliane-Charlotte von Hohenstein-Wallersdorf' },
];

const meta = {
  title: 'Components/Events/CohostNames',
  component: CohostNames,
  args: { event: { cohosts: [ana, ben, cleo] } },
  render: (args) => (
    <p className="wrap-anywhere">
      Hosted by <b>Marit Solheim</b>
      <CohostNames {...args} />
    </p>
  ),
} satisfies Meta<typeof CohostNames>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  name: 'Three co-hosts',
  play: async ({ canvas }) => {
    const line = canvas.getByText(/^Hosted by/);
    await expect(line).toHaveTextContent(`with ${ana.name}, ${ben.name} and ${cleo.name}`);
  },
};

export const Two: Story = { name: 'Two co-hosts', args: { event: { cohosts: [ana, ben] } } };

export const One: Story = { name: 'One co-host', args: { event: { cohosts: [ana] } } };

export const None: Story = { name: 'No co-host', args: { event: {} } };
