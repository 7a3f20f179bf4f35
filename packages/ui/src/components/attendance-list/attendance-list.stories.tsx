import type { AttendanceMark, Person } from '@skill-exchange/api-client/types';
import { makePerson, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { PersonListSkeleton } from '../participant-row/participant-row.tsx';
import { AttendanceList } from './attendance-list.tsx';

const people = many(4, makePerson);

const meta = {
  title: 'Components/Events/AttendanceList',
  component: AttendanceList,
  args: { people, hrefOf: ({ _id }: Person) => `/users/${_id}`, onMark: fn() },
} satisfies Meta<typeof AttendanceList>;

export default meta;
type Story = StoryObj<typeof meta>;

const marked = people.map((person, index) => (index === 3 ? person : { ...person, came: index !== 1 }));

export const Unmarked: Story = {
  name: 'Nobody is marked yet',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 4 came')).toBeVisible();
  },
};

export const Marked: Story = {
  name: 'Who came is marked',
  args: { people: marked },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 4 came')).toBeVisible();
    const second = within(canvas.getByRole('group', { name: people[1]?.name ?? '' }));
    await expect(second.getByRole('button', { name: 'Missed' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Loading: Story = { args: { people: undefined, fallback: <PersonListSkeleton /> } };

export const LongName: Story = {
  args: { people: [makePerson({ name: 'Maximiliane-Charlotte von Hohenstein-Wallersdorf' }), ...people.slice(1)] },
};

function Marking({ people: first = [], onMark, ...props }: ComponentProps<typeof AttendanceList>) {
  const [shown, setShown] = useState(first);
  const mark = (marks: AttendanceMark[]) => {
    onMark(marks);
    setShown((before) =>
      before.map(({ came: was, ...person }) => {
        const given = marks.find(({ userId }) => userId === person._id);
        const came = given === undefined ? was : (given.came ?? undefined);
        return came === undefined ? person : { ...person, came };
      }),
    );
  };
  return <AttendanceList {...props} people={shown} onMark={mark} />;
}

export const Marks: Story = {
  tags: ['interaction'],
  render: (args) => <Marking {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const [one, two] = people;
    const first = within(canvas.getByRole('group', { name: one?.name ?? '' }));
    await userEvent.click(first.getByRole('button', { name: 'Came' }));
    await expect(args.onMark).toHaveBeenLastCalledWith([{ userId: one?._id, came: true }]);
    await expect(await canvas.findByText('1 of 4 came')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Came' }));
    await expect(args.onMark).toHaveBeenLastCalledWith([{ userId: one?._id, came: null }]);
    const second = within(canvas.getByRole('group', { name: two?.name ?? '' }));
    await userEvent.click(second.getByRole('button', { name: 'Missed' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all others as came' }));
    await expect(await canvas.findByText('3 of 4 came')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mark all others as came' })).toBeNull();
  },
};
