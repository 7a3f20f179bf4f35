import { skillNamed } from '@skill-exchange/api-mocks/factories';
import { matchMember } from '@skill-exchange/api-mocks/match-factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllStates, repeatsHeadings } from '../../docs/all-states.tsx';
import type { Seat } from '../../lib/sessions/loop-words.ts';
import { SwapLoop } from './swap-loop.tsx';

const seat = (index: number, name: string, gives: string): Seat => ({
  member: { ...matchMember(index), name },
  gives: skillNamed(gives),
});

const me = seat(7, 'Jonas Brandt', 'SQL');
const eleni = seat(1, 'Eleni Papadaki', 'Basket weaving');
const june = seat(2, 'June Abernathy', 'Sourdough');
const kenji = seat(3, 'Kenji Watanabe', 'Hand-cut joinery');

const meta = {
  title: 'Components/Matches/SwapLoop',
  component: SwapLoop,
  args: { seats: [me, eleni] },
} satisfies Meta<typeof SwapLoop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state at a glance, as a member sees it. */
export const EveryState: Story = {
  name: 'All states',
  parameters: repeatsHeadings,
  render: (args) => (
    <AllStates
      component={meta.component}
      base={args}
      states={{
        'Two of you': Two,
        'A ring of three': Three,
        'A ring of four': Four,
        'Two other members': OfOthers,
      }}
    />
  ),
};

export const Two: Story = {
  name: 'Two of you',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'You teach Eleni Papadaki SQL. Eleni Papadaki teaches you Basket weaving.' }),
    ).toBeVisible();
  },
};

/** A swap of two other members. */
export const OfOthers: Story = {
  name: 'Two other members',
  args: { seats: [kenji, eleni], isOwn: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Kenji Watanabe teaches Eleni Papadaki Hand-cut joinery. Eleni Papadaki teaches Kenji Watanabe Basket weaving.',
      }),
    ).toBeVisible();
  },
};

export const Three: Story = {
  name: 'A ring of three',
  args: { seats: [me, eleni, june] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'You teach Eleni Papadaki SQL. Eleni Papadaki teaches June Abernathy Basket weaving. June Abernathy teaches you Sourdough.',
      }),
    ).toBeVisible();
  },
};

export const Four: Story = { name: 'A ring of four', args: { seats: [me, eleni, june, kenji] } };

export const LongNames: Story = {
  args: {
    seats: [
      seat(7, 'Jonas Brandt', 'Conversational Brazilian Portuguese for travelers'),
      seat(4, 'Maximiliane-Alexandra von Hohenberg', 'Restoration of mechanical wristwatches'),
      seat(5, 'محمد الأمين', 'الخط العربي'),
    ],
  },
};

export const RightToLeft: Story = { ...Three, name: 'From right to left', globals: { direction: 'rtl' } };
