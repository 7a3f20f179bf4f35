import { skillNamed } from '@skill-exchange/api-mocks/factories';
import { matchMember } from '@skill-exchange/api-mocks/match-factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type StorySeat, SwapStory } from './swap-story.tsx';

const seat = (index: number, name: string, gives: string, words: string): StorySeat => ({
  member: { ...matchMember(index), name },
  gives: skillNamed(gives),
  words,
});

const linh = seat(1, 'Linh Pham', 'Watercolor', 'I paint the market before it wakes up.');
const selam = seat(2, 'Selam Tesfaye', 'Illustration', 'I draw coffee plants, and I roast what I draw.');

const meta = {
  title: 'Components/Site/SwapStory',
  component: SwapStory,
  args: { pair: [linh, selam] },
} satisfies Meta<typeof SwapStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoMembers: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(titles).toEqual(['Say both halves', 'Find your other half', 'Meet and trade']);
    await expect(
      canvas.getByRole('img', {
        name: 'Linh Pham teaches Selam Tesfaye Watercolor. Selam Tesfaye teaches Linh Pham Illustration.',
      }),
    ).toBeVisible();
    await expect(canvas.getByText('I paint the market before it wakes up.')).toBeVisible();
  },
};

/** Nobody in the community teaches each other yet. */
export const Example: Story = {
  args: { pair: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Inês teaches Tomasz Portuguese/ })).toBeVisible();
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};

/** A member who has not written anything has no lane. */
export const OneSpeaks: Story = { args: { pair: [{ ...linh, words: '' }, selam] } };

export const LongWords: Story = {
  args: {
    pair: [
      {
        ...linh,
        words: 'I cooked in Kunming for five years and came home to Hanoi to open a lunch counter '.repeat(3),
      },
      seat(4, 'محمد الأمين', 'الخط العربي', 'أرسم الحروف وأبحث عمن يعلمني الرسم بالماء.'),
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
