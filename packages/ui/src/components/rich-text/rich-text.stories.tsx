import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichText } from './rich-text.tsx';

const meta = {
  title: 'Components/Operator/RichText',
  tags: ['!stable', 'new'],
  component: RichText,
  args: {
    topLevel: 2,
    children: `# Our rules

We trade time, **never money**. An hour is an hour, *whoever* gives it.

## How we treat each other

- Come, or say at least two hours before that you can’t.
- A no is a no. Read the [terms](/texts/terms).

1. Ask.
2. Wait for an answer.

> Somebody said this.

---

Bibliothek Lindenau
Werkstraße 12
04177 Leipzig
team@skill-exchange.example`,
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'How we treat each other' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/texts/terms');
    await expect(canvas.getByRole('link', { name: /^team@/ })).toHaveAttribute(
      'href',
      'mailto:team@skill-exchange.example',
    );
  },
};

export const Unsafe: Story = {
  args: { children: '<img src=x onerror=alert(1)> and [a link](javascript:alert(1)).' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText(/<img/)).toBeVisible();
  },
};

export const FromRightToLeft: Story = { args: { children: '# قواعدنا\n\nنتبادل **الوقت**، لا المال.' } };
