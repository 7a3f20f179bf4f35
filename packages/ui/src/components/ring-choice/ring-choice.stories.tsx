import type { Match } from '@skill-exchange/api-client/types';
import { many } from '@skill-exchange/api-mocks/factories';
import { makeMatch, matchMember } from '@skill-exchange/api-mocks/match-factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AllStates } from '../../docs/all-states.tsx';
import { MatchMenu } from '../match-menu/match-menu.tsx';
import { RingChoice } from './ring-choice.tsx';

const [, three = makeMatch(), four = makeMatch()] = many(3, makeMatch);

/** The same ring with another member between the viewer and the teacher. */
function through(index: number): Match {
  const [own, closer, ...others] = three.seats;
  if (own === undefined || closer === undefined) return three;
  return { ...three, key: `through-${index}`, seats: [own, { ...closer, member: matchMember(index) }, ...others] };
}

const meta = {
  title: 'Components/Matches/RingChoice',
  component: RingChoice,
  args: {
    rings: [three, through(6), through(7)],
    onAsk: fn(),
    menu: (ring, label) => (
      <MatchMenu match={ring} label={label} profileHref={(userId) => `#profile-${userId}`} onState={fn()} />
    ),
  },
} satisfies Meta<typeof RingChoice>;

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
        'Several could close it': Several,
        'One closes it': One,
        'A ring of four': OfFour,
        Saved: Saved,
        Asking: Asking,
      }}
    />
  ),
};

export const Several: Story = { name: 'Several members could close it' };

export const One: Story = { name: 'One member could close it', args: { rings: [three] } };

export const OfFour: Story = { name: 'A ring of four', args: { rings: [four] } };

export const Saved: Story = { name: 'You saved it', args: { rings: [{ ...three, isSaved: true }] } };

export const Asking: Story = { name: 'Your question is on its way', args: { asking: three.key } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** Another face closes the ring: the drawing, the words and the question follow. */
export const Choosing: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /Chess$/ });
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(second as HTMLElement);
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^Ask / }));
    await expect(args.onAsk).toHaveBeenCalledWith(args.rings[1]);
  },
};
