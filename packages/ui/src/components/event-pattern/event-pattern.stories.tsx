import { makeEvent, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventPattern } from './event-pattern.tsx';

const meta = {
  title: 'Components/Events/EventPattern',
  component: EventPattern,
  args: { title: 'Sourdough from a cold fridge', className: 'max-w-96 rounded-card' },
} satisfies Meta<typeof EventPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromATitle: Story = {
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('[data-slot="event-pattern"]');
    await expect(picture).toHaveAttribute('aria-hidden', 'true');
  },
};

/** A skill of each family. */
const families = {
  Music: 'Ukulele',
  Code: 'Python',
  Cooking: 'Sourdough',
  Art: 'Watercolour',
  Crafts: 'Knitting',
  Movement: 'Yoga',
  Games: 'Chess',
  Business: 'Public speaking',
  Languages: 'Portuguese',
  'Everything else': 'Beekeeping',
};

/** Each family of skills has its own rhythm. */
export const Families: Story = {
  render: () => (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {Object.entries(families).map(([family, skill]) => (
        <li key={family}>
          <EventPattern title="An evening" skills={[skill]} className="rounded-card" />
          <p className="mt-2 text-small">
            <b className="font-semibold">{family}</b>, such as {skill}
          </p>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('[data-slot="event-pattern"]')];
    await expect(new Set(pictures.map((picture) => picture.innerHTML)).size).toBe(pictures.length);
  },
};

export const Cancelled: Story = { args: { cancelled: true } };

export const WithoutATitle: Story = { args: { title: '' } };

export const Side: Story = {
  name: 'Side by side',
  render: () => (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {many(9, makeEvent).map(({ _id, title }) => (
        <figure key={_id}>
          <EventPattern title={title} className="rounded-card" />
          <figcaption className="mt-2 text-cap text-ink-2">{title}</figcaption>
        </figure>
      ))}
    </div>
  ),
};
