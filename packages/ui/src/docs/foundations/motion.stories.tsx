import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const lane = [
  'h-12 w-40 rounded-lane-teach bg-teach ease-out transition-transform',
  'group-hover:translate-x-16 group-focus:translate-x-16',
].join(' ');

export const Durations: Story = {
  render: () => (
    <ul className="grid max-w-60 gap-4 text-small">
      <li>
        <button type="button" className="group grid w-full gap-2 text-start">
          <code className="font-mono text-cap text-ink-2">duration-fast, 150 ms</code>
          <span className={`${lane} duration-fast`} />
        </button>
      </li>
      <li>
        <button type="button" className="group grid w-full gap-2 text-start">
          <code className="font-mono text-cap text-ink-2">duration-slow, 250 ms</code>
          <span className={`${lane} duration-slow`} />
        </button>
      </li>
    </ul>
  ),
};
