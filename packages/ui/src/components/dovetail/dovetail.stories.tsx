import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllStates } from '../../docs/all-states.tsx';
import { Dovetail } from './dovetail.tsx';

const meta = {
  title: 'Components/Members/Dovetail',
  tags: ['!stable', 'new'],
  component: Dovetail,
  args: {
    teach: { term: 'You teach', skills: ['Git'] },
    learn: { term: 'You learn', skills: ['Hand-cut joinery'] },
  },
  argTypes: { look: { control: 'inline-radio', options: ['on', 'off'] } },
  decorators: [
    (Story) => (
      <div className="max-w-xl bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Dovetail>;

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
        'Works both ways': Locked,
        'Several skills': SeveralSkills,
        Over: Off,
        'You teach alone': OneWay,
        'You learn alone': OtherWay,
      }}
    />
  ),
};

export const Locked: Story = {
  name: 'Works both ways',
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['You teach', 'You learn']),
};

/** Both have just agreed: animates the lanes closing. */
export const Fresh: Story = {
  name: 'You both just agreed',
  args: { isFresh: true },
  play: async ({ canvas }) => {
    const lanes = canvas.getAllByRole('definition').map(({ parentElement }) => parentElement);
    const names = lanes.map((lane) => lane && getComputedStyle(lane).animationName);
    await expect(names).toEqual(['dovetail-teach', 'dovetail-learn']);
  },
};

export const SeveralSkills: Story = {
  args: { teach: { term: 'Can teach you', skills: ['Portuguese', 'Sourdough', 'Film photography'] } },
  play: ({ canvas }) => expect(canvas.getByText('and Sourdough, Film photography')).toBeVisible(),
};

/** A swap that did not take place. */
export const Off: Story = { name: 'It did not take place', args: { look: 'off' } };

/** One teaches, the other learns: one tinted lane, nothing to lock. */
export const OneWay: Story = {
  name: 'You teach, they teach nothing you want',
  args: { learn: { term: 'You learn', skills: [] } },
  play: ({ canvas }) => expect(canvas.queryByText('You learn')).toBeNull(),
};

export const OtherWay: Story = {
  name: 'You learn, they want nothing you teach',
  args: { teach: { term: 'You teach', skills: [] } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const LongText: Story = {
  args: {
    teach: { term: 'You teach', skills: ['Repairing mechanical cameras from the fifties'] },
    learn: { term: 'You learn', skills: ['Donaudampfschifffahrtsgesellschaftskunde'] },
  },
};
