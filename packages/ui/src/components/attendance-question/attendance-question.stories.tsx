import type { AttendanceAnswer } from '@skill-exchange/api-client/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AllStates } from '../../docs/all-states.tsx';
import { AttendanceQuestion } from './attendance-question.tsx';

const meta = {
  title: 'Components/Sessions/AttendanceQuestion',
  component: AttendanceQuestion,
  args: {
    attendance: { canAnswer: true, isDisputed: false },
    otherName: 'Inês Carvalho',
    onAnswer: fn(),
    className: 'max-w-90',
  },
} satisfies Meta<typeof AttendanceQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state at a glance, as a member sees it. */
export const EveryState: Story = {
  name: 'All states',
  render: (args) => (
    <AllStates
      component={meta.component}
      base={args}
      states={{
        'Did it happen?': Asked,
        'Your answer is being saved': Sending,
        'You answered': Answered,
        'Your answers differ': Disputed,
        'You can no longer change it': Closed,
      }}
    />
  ),
};

export const Asked: Story = {
  name: 'Did it happen?',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Did it happen?' })).toBeVisible();
    for (const name of ['It took place', 'It didn’t take place'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};

export const Sending: Story = {
  name: 'Your answer is on its way',
  args: { pendingAnswer: 'held' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Answered: Story = {
  name: 'You said that it took place',
  args: { attendance: { answer: 'held', canAnswer: true, isDisputed: false } },
};

/** The two members' answers differ. */
export const Disputed: Story = {
  name: 'You two remember it differently',
  args: { attendance: { answer: 'theyMissed', canAnswer: true, isDisputed: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('You and Inês Carvalho remember it differently, so it counts for neither of you.'),
    ).toBeVisible();
  },
};

/** After 7 days the answer stays. */
export const Closed: Story = {
  name: 'Too late to answer',
  args: { attendance: { answer: 'iMissed', canAnswer: false, isDisputed: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You said: I couldn’t make it.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NeverAnswered: Story = {
  name: 'Too late, you never answered',
  args: { attendance: { canAnswer: false, isDisputed: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Did it happen?')).toBeNull();
  },
};

function Answering({ attendance, onAnswer, ...props }: ComponentProps<typeof AttendanceQuestion>) {
  const [answer, setAnswer] = useState<AttendanceAnswer | undefined>(attendance.answer);
  return (
    <AttendanceQuestion
      {...props}
      attendance={answer === undefined ? attendance : { ...attendance, answer }}
      onAnswer={(next) => {
        onAnswer(next);
        setAnswer(next);
      }}
    />
  );
}

/** Focus stays in the question. */
export const AnswersAndChanges: Story = {
  tags: ['interaction'],
  render: (args) => <Answering {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It took place' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('held');
    const question = canvas.getByRole('group', { name: 'Did it happen?' });
    await waitFor(() => expect(question).toHaveFocus());
    await expect(canvas.getByText('You said: It took place.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(canvas.getByRole('button', { name: 'It took place' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(question).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'It didn’t take place' }));
    await expect(canvas.getByRole('group', { name: 'What happened?' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Inês Carvalho didn’t come' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I couldn’t make it' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('iMissed');
  },
};

/** The current answer is not sent again. */
export const KeepsTheAnswer: Story = {
  tags: ['interaction'],
  args: { attendance: { answer: 'held', canAnswer: true, isDisputed: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await userEvent.click(canvas.getByRole('button', { name: 'It took place' }));
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(canvas.getByText('You said: It took place.')).toBeVisible();
  },
};

export const LongName: Story = {
  args: {
    otherName: 'Maria Magdalena Wilhelmina van den Oudenhoven-Steenbergen',
    attendance: { canAnswer: true, isDisputed: true },
  },
};
