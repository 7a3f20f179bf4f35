import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button/button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../tabs/tabs.tsx';
import { SectionHeading } from './section-heading.tsx';

const meta = {
  title: 'Primitives/Structure/SectionHeading',
  component: SectionHeading,
  args: { title: 'Featured Events' },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Featured Events' })).toBeVisible();
  },
};

export const WithAction: Story = {
  args: {
    end: (
      <ButtonLink href="#events" variant="secondary" size="sm">
        Explore More
      </ButtonLink>
    ),
  },
};

export const Teach: Story = { args: { title: 'Created Events', direction: 'teach', scale: 'panel' } };
export const Learn: Story = { args: { title: 'Enrolled Events', direction: 'learn', scale: 'panel' } };
export const WithTabs: Story = {
  args: { title: 'Created Events', direction: 'teach', scale: 'panel' },
  render: (args) => (
    <Tabs defaultValue="scheduled">
      <SectionHeading
        {...args}
        end={
          <TabList label="Created events">
            <Tab value="scheduled" count={2}>
              Scheduled
            </Tab>
            <Tab value="canceled" count={1}>
              Canceled
            </Tab>
            <Tab value="completed" count={0}>
              Completed
            </Tab>
          </TabList>
        }
      />
      {['scheduled', 'canceled', 'completed'].map((state) => (
        <TabPanel key={state} value={state} className="pt-6">
          {state}
        </TabPanel>
      ))}
    </Tabs>
  ),
};

export const LongTitle: Story = {
  args: { title: 'Everything that people near you would like to learn before winter', direction: 'learn' },
};
