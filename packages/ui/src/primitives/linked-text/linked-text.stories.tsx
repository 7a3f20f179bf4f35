import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkedText } from './linked-text.tsx';

const meta = {
  title: 'Primitives/Display/LinkedText',
  component: LinkedText,
  args: { children: 'Here is the recipe: https://bread.example.org/rye?step=2, see you at seven.' },
} satisfies Meta<typeof LinkedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', 'https://bread.example.org/rye?step=2');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};

export const NoAddress: Story = {
  args: { children: 'Write javascript:alert(1), or look at example.org, but neither is an address.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const EmailAddress: Story = {
  args: { children: 'Write to anna@bread.example.org, or look at www.bread.example.org.' },
  play: async ({ canvas }) => {
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['mailto:anna@bread.example.org', 'http://www.bread.example.org']);
  },
};

export const Several: Story = {
  args: { children: '(https://one.example.org) and “https://two.example.org/a”!' },
  play: async ({ canvas }) => {
    const found = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(found).toEqual(['https://one.example.org', 'https://two.example.org/a']);
  },
};
