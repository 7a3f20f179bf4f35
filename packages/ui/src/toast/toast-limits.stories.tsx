import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Toaster, toast } from './toast.tsx';

const meta = {
  title: 'Kit/Feedback/Toast/Limits',
  component: Toaster,
  tags: ['!autodocs'],
  beforeEach: () => {
    toast.clear();
    return () => toast.clear();
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = () =>
  [...document.querySelectorAll('[data-slot=toast][data-state=open]')].map(({ textContent }) => textContent);

/** Milliseconds from now until no open toast says this. */
async function lifeOf(text: string): Promise<number> {
  const start = performance.now();
  await waitFor(() => expect(shown()).not.toContain(text), { interval: 20 });
  return performance.now() - start;
}

/** A success stands for 2 s, news and errors for 4 s. A machine that falls behind shows them longer, never shorter. */
export const Durations: Story = {
  play: async () => {
    toast.success('Saved');
    toast('News');
    toast.error('Not saved');
    await waitFor(() => expect(shown()).toHaveLength(3));
    const [success = 0, news, error] = await Promise.all(['Saved', 'News', 'Not saved'].map(lifeOf));
    await expect(success).toBeGreaterThan(1500);
    for (const life of [news, error]) {
      await expect(life).toBeGreaterThan(3500);
      await expect(life).toBeGreaterThanOrEqual(success);
    }
  },
};

/** Twenty at once: the oldest make room. */
export const AtMostTwenty: Story = {
  play: async () => {
    for (let count = 1; count <= 25; count += 1) toast.error(`Error ${count}`);
    await waitFor(() => expect(shown()).toHaveLength(20));
    await expect(shown()).toContain('Error 25');
    await expect(shown()).not.toContain('Error 5');
  },
};
