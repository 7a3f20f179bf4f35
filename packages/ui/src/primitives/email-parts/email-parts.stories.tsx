import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmailParts } from './email-parts.tsx';

const meta = {
  title: 'Primitives/Display/EmailParts',
  component: EmailParts,
  args: { children: 'bartholomew.oakes@mail.example.org' },
  render: (args) => (
    <p className="w-48 wrap-anywhere">
      <EmailParts {...args} />
    </p>
  ),
} satisfies Meta<typeof EmailParts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers and copying get one address. */
export const Narrow: Story = {
  play: async ({ canvas, canvasElement }) => {
    const address = canvas.getByText(/bartholomew/);
    await expect(address).toHaveTextContent('bartholomew.oakes@mail.example.org');
    const lineOf = (text: string) => {
      const node = [...(canvasElement.querySelector('p')?.childNodes ?? [])].find((one) => one.textContent === text);
      const range = document.createRange();
      if (node) range.selectNode(node);
      return range.getClientRects();
    };
    await expect(lineOf('.oakes@')).toHaveLength(1);
    await expect(lineOf('mail')[0]?.top).toBeGreaterThan(lineOf('.oakes@')[0]?.top ?? 0);
  },
};
