import { makePerson, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventFaces } from './event-faces.tsx';

const people = many(6, makePerson);

const meta = {
  title: 'Components/Events/EventFaces',
  tags: ['new'],
  component: EventFaces,
  args: { people, free: 2, hrefFor: (id) => `#${id}`, viewerId: people[1]?._id },
} satisfies Meta<typeof EventFaces>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LastPlaces: Story = {
  name: 'Two places left',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.getAllByText('free')).toHaveLength(2);
    await expect(canvas.getByText('you')).toBeVisible();
  },
};
/** With many free places only faces are drawn. */
export const ManyPlaces: Story = {
  name: 'Many places left',
  args: { free: 9 },
  play: ({ canvas }) => expect(canvas.queryByText('free')).toBeNull(),
};
export const Full: Story = { args: { free: 0 } };
/** More members than faces. */
export const Crowd: Story = {
  name: 'More guests than faces',
  args: { people: Array.from({ length: 30 }, (_, index) => makePerson({ _id: `person-${index}` }, index)), free: 0 },
  play: ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(24),
};
export const LongNames: Story = {
  args: { people: [makePerson({ name: 'Maximiliane-Hohenberghohenberg Wilhelmina' }), ...people.slice(1, 3)] },
};
