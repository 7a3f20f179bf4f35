import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Toaster, toast } from './toast.tsx';

const meta = {
  title: 'Primitives/Feedback/Toast',
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

/** Returns the ms until no open toast has this text. */
async function durationOf(text: string): Promise<number> {
  const start = performance.now();
  await waitFor(() => expect(shown()).not.toContain(text), { interval: 20 });
  return performance.now() - start;
}

/** 2 s for a success, 4 s for others; longer on a busy machine, never shorter. */
export const Durations: Story = {
  play: async () => {
    toast.success('Saved');
    toast('News');
    toast.error('Not saved');
    await waitFor(() => expect(shown()).toHaveLength(3));
    const [success = 0, news, error] = await Promise.all(['Saved', 'News', 'Not saved'].map(durationOf));
    await expect(success).toBeGreaterThan(1500);
    for (const duration of [news, error]) {
      await expect(duration).toBeGreaterThan(3500);
      await expect(duration).toBeGreaterThanOrEqual(success);
    }
  },
};

/** The oldest toasts are removed. */
export const AtMostTwenty: Story = {
  play: async () => {
    for (let count = 1; count <= 25; count += 1) toast.error(`Error ${count}`);
    await waitFor(() => expect(shown()).toHaveLength(20));
    await expect(shown()).toContain('Error 25');
    await expect(shown()).not.toContain('Error 5');
  },
};
