import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Tab, TabList, TabPanel, Tabs } from '../tabs/tabs.tsx';
import { PageDirection } from './page-direction.tsx';

const meta = {
  title: 'Primitives/Structure/PageDirection',
  component: PageDirection,
  args: {
    children: (
      <Tabs defaultValue="one">
        <TabList label="Parts">
          <Tab value="one">One</Tab>
          <Tab value="two">Two</Tab>
          <Tab value="three">Three</Tab>
        </TabList>
        <TabPanel value="one">First</TabPanel>
        <TabPanel value="two">Second</TabPanel>
        <TabPanel value="three">Third</TabPanel>
      </Tabs>
    ),
  },
} satisfies Meta<typeof PageDirection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The next tab is on the left. */
export const RightToLeft: Story = {
  tags: ['interaction'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'One' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Two' })).toHaveFocus();
  },
};
