import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Shape', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Square at its start, round at its end. What is taught heads in the direction of reading. */
export const TheLane: Story = {
  render: () => (
    <div className="grid max-w-3xl gap-8">
      <p className="type-h1">The lane</p>
      <p className="text-lead text-ink-2">
        Square where it sets off, round where it heads. Shape repeats what colour says, so that the meaning never
        depends on colour alone.
      </p>
      <div className="grid gap-2">
        <div className="me-10 rounded-lane-teach-panel bg-teach p-6 text-on-teach">What I teach goes out to you.</div>
        <div className="ms-10 rounded-lane-learn-panel bg-learn p-6 ps-10 text-on-learn">What I learn comes in.</div>
      </div>
    </div>
  ),
};

const radii = [
  ['rounded-card', 'Cards, banners, menus'],
  ['rounded-pop', 'Dialogs'],
  ['rounded-ctl', 'Controls'],
  ['rounded-chip', 'Chips, badges'],
  ['rounded-lane-teach', 'Button, forward'],
  ['rounded-lane-learn', 'Button, the other way'],
  ['rounded-lane-teach-panel', 'Panel of skills offered'],
  ['rounded-lane-learn-panel', 'Panel of skills wanted'],
] as const;

export const Corners: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-6">
      {radii.map(([look, use]) => (
        <li key={look} className="grid gap-2 text-small">
          <div className={`h-28 border-[1.5px] border-line-strong bg-surface ${look}`} />
          <code className="font-mono text-cap text-ink-2">{look}</code>
          {use}
        </li>
      ))}
    </ul>
  ),
};

/** Everything is on a grid of 8 px; 4 px inside small elements. */
export const Space: Story = {
  render: () => (
    <ul className="grid gap-3 text-small">
      {[1, 2, 3, 4, 6, 8, 12, 16, 24, 32].map((step) => (
        <li key={step} className="flex items-center gap-4">
          <code className="w-20 font-mono text-cap text-ink-2">{step * 4} px</code>
          <div className="h-4 rounded-lane-teach-chip bg-teach" style={{ width: step * 4 }} />
        </li>
      ))}
    </ul>
  ),
};

export const Elevation: Story = {
  render: () => (
    <div className="flex flex-wrap gap-8 p-4">
      <div className="grid size-44 content-end rounded-card border border-line bg-surface p-4 text-small shadow-card">
        shadow-card
      </div>
      <div className="grid size-44 content-end rounded-pop bg-raised p-4 text-small shadow-pop">shadow-pop</div>
    </div>
  ),
};
