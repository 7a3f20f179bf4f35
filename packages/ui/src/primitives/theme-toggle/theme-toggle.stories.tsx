import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { themeKey } from './theme-store.ts';
import { ThemeToggle } from './theme-toggle.tsx';

const meta = {
  title: 'Primitives/Actions/ThemeToggle',
  component: ThemeToggle,
  beforeEach: () => {
    const before = document.documentElement.dataset.theme;
    return () => {
      localStorage.removeItem(themeKey);
      if (before) document.documentElement.dataset.theme = before;
    };
  },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const Remembers: Story = {
  tags: ['interaction'],
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to dark theme' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(localStorage.getItem(themeKey)).toBe('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to light theme' }));
    await expect(localStorage.getItem(themeKey)).toBe('light');
    await expect(canvas.getByRole('button', { name: 'Switch to dark theme' })).toHaveFocus();
  },
};
