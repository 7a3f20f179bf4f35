import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyChatArt, LostArt, NoEventsArt, NoPeopleArt, NoReviewsArt, NoSessionsArt } from './illustration.tsx';

/** Pictures of empty states and of the 404 page. Decorative: the text beside them says the same. */
const meta = {
  title: 'Components/Site/Illustration',
  component: NoEventsArt,
  args: { className: 'w-52' },
} satisfies Meta<typeof NoEventsArt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoEvents: Story = {};
export const NoPeople: Story = { render: (args) => <NoPeopleArt {...args} /> };
export const NoReviews: Story = { render: (args) => <NoReviewsArt {...args} /> };
export const NoSessions: Story = { render: (args) => <NoSessionsArt {...args} /> };
export const EmptyChat: Story = { render: (args) => <EmptyChatArt {...args} /> };
export const Lost: Story = { render: (args) => <LostArt {...args} /> };

const ALL = {
  'No events': NoEventsArt,
  'No people': NoPeopleArt,
  'No reviews': NoReviewsArt,
  'No sessions': NoSessionsArt,
  'Empty chat': EmptyChatArt,
  Lost: LostArt,
};

export const AllOfThem: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-8">
      {Object.entries(ALL).map(([name, Drawing]) => (
        <li key={name} className="grid gap-3 text-small text-ink-2">
          <Drawing className="w-52" />
          {name}
        </li>
      ))}
    </ul>
  ),
};
