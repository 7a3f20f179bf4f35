import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { tabsGuide } from './tabs.guide.ts';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

/** Tabs in a row that scrolls horizontally. */
const meta = { title: 'Primitives/Structure/Tabs', parameters: { guide: tabsGuide }, component: Tabs } satisfies Meta<
  typeof Tabs
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counts: Story = {
  render: () => (
    <Tabs defaultValue="scheduled">
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
      <TabPanel value="scheduled" className="pt-4">
        Two events are on.
      </TabPanel>
      <TabPanel value="canceled" className="pt-4">
        One event was called off.
      </TabPanel>
      <TabPanel value="completed" className="pt-4">
        No events found.
      </TabPanel>
    </Tabs>
  ),
};

export const CountsPressed: Story = {
  ...Counts,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const scheduled = canvas.getByRole('tab', { name: 'Scheduled' });
    await expect(scheduled).toHaveTextContent(/^Scheduled$/);
    await expect(scheduled).toHaveAttribute('aria-description', '2 in total');
    await expect(canvas.getByText('Scheduled')).toBe(scheduled);
    await userEvent.tab();
    await expect(scheduled).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Canceled' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('One event was called off.');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Completed' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(scheduled).toHaveFocus();
  },
};

const seasons = ['Winter', 'Early spring', 'Spring', 'Early summer', 'Summer', 'Late summer', 'Autumn', 'Late autumn'];

/** Tab values become part of ids and must not contain spaces. */
const slug = (words: string) => words.toLowerCase().replaceAll(' ', '-');

const Seasons = ({ first = 'winter', counts }: { first?: string; counts?: number | undefined }) => (
  <div className="w-70">
    <Tabs defaultValue={first}>
      <TabList label="Seasons">
        {seasons.map((season) => (
          <Tab key={season} value={slug(season)} count={counts}>
            {season}
          </Tab>
        ))}
      </TabList>
      {seasons.map((season) => (
        <TabPanel key={season} value={slug(season)} className="pt-4">
          {season} has begun.
        </TabPanel>
      ))}
    </Tabs>
  </div>
);

/** Counts load later and push the active tab to the side. */
function CountsLater() {
  const [counts, setCounts] = useState<number>();
  return (
    <>
      <Seasons first="late-autumn" counts={counts} />
      <button type="button" className="min-h-11" onClick={() => setCounts(120)}>
        Count
      </button>
    </>
  );
}

/** As after a link to the last tab. */
export const StartsWithTheLast: Story = {
  name: 'Opened at its last tab',
  tags: ['interaction'],
  render: () => <CountsLater />,
  play: async ({ canvas }) => {
    const last = canvas.getByRole('tab', { name: 'Late autumn', selected: true });
    const isInRow = () =>
      last.getBoundingClientRect().right <= canvas.getByRole('tablist').getBoundingClientRect().right;
    await expect(isInRow()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    await expect(last).toHaveAttribute('aria-description', '120 in total');
    await expect(isInRow()).toBe(true);
  },
};

export const ScrollsSideways: Story = {
  tags: ['interaction'],
  render: () => <Seasons />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Late autumn' });
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(list.right);
    // A click on a partly visible tab scrolls it into view.
    const before = canvas.getByRole('tab', { name: 'Autumn' });
    canvas.getByRole('tablist').scrollLeft = before.offsetLeft + before.offsetWidth / 2;
    await userEvent.click(before);
    await expect(before.getBoundingClientRect().left).toBeGreaterThanOrEqual(list.left);
  },
};

export const ExampleSteps: Story = {
  tags: ['example'],
  render: () => (
    <Tabs defaultValue="plan">
      <TabList label="Your first swap">
        <Tab value="plan">1. Plan</Tab>
        <Tab value="agree">2. Agree</Tab>
        <Tab value="meet">3. Meet</Tab>
      </TabList>
      {['plan', 'agree', 'meet'].map((step) => (
        <TabPanel key={step} value={step} className="pt-4">
          This step comes after the one before.
        </TabPanel>
      ))}
    </Tabs>
  ),
};
