import { instant } from '@skill-exchange/api-mocks/factories';
import { makeEventDraft } from '@skill-exchange/api-mocks/handlers/events/event-drafts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DraftRows } from './draft-rows.tsx';

const sketching = makeEventDraft({ changedAt: instant(0, -2, -1) });
const untitled = makeEventDraft({ content: { title: ' ' }, changedAt: instant(-3, 0, -1) }, 1);

const meta = {
  title: 'Components/Events/DraftRows',
  component: DraftRows,
  args: { drafts: [sketching, untitled], hrefOf: ({ _id }) => `#${_id}`, onDelete: fn() },
} satisfies Meta<typeof DraftRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Sketchbook hourChanged 2 hours ago');
    await expect(second).toHaveTextContent('Untitled eventChanged 3 days ago');
    await expect(canvas.getByRole('link', { name: 'Continue Sketchbook hour' })).toHaveAttribute('href', '#draft-0');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the draft Untitled event' }));
    await expect(args.onDelete).toHaveBeenCalledWith(untitled);
  },
};

export const LongTitle: Story = {
  args: {
    drafts: [
      makeEventDraft({
        content: { title: 'Sourdough-from-a-cold-fridge-'.repeat(4).slice(0, 120) },
        changedAt: instant(0, -30),
      }),
    ],
  },
};

export const Deleting: Story = { args: { deletingId: 'draft-1' } };
