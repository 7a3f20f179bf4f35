import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useContrasts } from './use-contrasts.ts';

/** Text and background pairs, their use and the minimum contrast by WCAG 2.2. */
const pairs = [
  { ink: 'text-ink', ground: 'bg-canvas', use: 'Page', least: 4.5 },
  { ink: 'text-ink', ground: 'bg-surface', use: 'Cards', least: 4.5 },
  { ink: 'text-ink', ground: 'bg-raised', use: 'Dialogs, menus', least: 4.5 },
  { ink: 'text-ink-2', ground: 'bg-canvas', use: 'Quiet text', least: 4.5 },
  { ink: 'text-ink-2', ground: 'bg-raised', use: 'Quiet text in a dialog', least: 4.5 },
  { ink: 'text-ink-2', ground: 'bg-sunken', use: 'Wells, disabled controls', least: 4.5 },
  { ink: 'text-canvas', ground: 'bg-ink', use: 'Selected tab, toast', least: 4.5 },
  { ink: 'text-on-teach', ground: 'bg-teach', use: 'Teach, primary action', least: 4.5 },
  { ink: 'text-on-teach', ground: 'bg-teach-press', use: 'Teach, pressed', least: 4.5 },
  { ink: 'text-teach-ink', ground: 'bg-teach-tint', use: 'Teach lane, chip', least: 4.5 },
  { ink: 'text-teach-ink', ground: 'bg-surface', use: 'Links', least: 4.5 },
  { ink: 'text-teach-ink', ground: 'bg-raised', use: 'A match in the chat', least: 4.5 },
  { ink: 'text-on-learn', ground: 'bg-learn', use: 'Learn, second action', least: 4.5 },
  { ink: 'text-on-learn', ground: 'bg-learn-press', use: 'Learn, pressed', least: 4.5 },
  { ink: 'text-learn-ink', ground: 'bg-learn-tint', use: 'Learn lane, chip', least: 4.5 },
  { ink: 'text-on-danger', ground: 'bg-danger', use: 'Destructive action', least: 4.5 },
  { ink: 'text-on-danger', ground: 'bg-danger-press', use: 'Destructive, pressed', least: 4.5 },
  { ink: 'text-danger-ink', ground: 'bg-danger-tint', use: 'Error', least: 4.5 },
  { ink: 'text-danger-ink', ground: 'bg-surface', use: 'Error under a field', least: 4.5 },
  { ink: 'text-danger-ink', ground: 'bg-raised', use: 'Error in a dialog', least: 4.5 },
  { ink: 'text-line-strong', ground: 'bg-surface', use: 'Edge of a control', least: 3 },
  { ink: 'text-line-strong', ground: 'bg-raised', use: 'Edge of a control in a dialog', least: 3 },
  { ink: 'text-teach', ground: 'bg-surface', use: 'Teach lane as a shape', least: 3 },
  { ink: 'text-focus', ground: 'bg-canvas', use: 'Focus ring', least: 3 },
  { ink: 'text-learn', ground: 'bg-teach', use: 'Learn beside teach', least: 3 },
] as const;

function Palette() {
  const root = useRef<HTMLUListElement>(null);
  const ratios = useContrasts(root);
  return (
    <ul ref={root} className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-3">
      {pairs.map(({ ink, ground, use, least }) => {
        const pair = `${ink} on ${ground}`;
        return (
          <li key={pair} className="grid overflow-hidden rounded-card border border-line bg-surface">
            <div data-pair={pair} className={`type-h3 grid h-24 content-end p-4 ${ink} ${ground}`} aria-hidden="true">
              Aa
            </div>
            <div className="grid gap-1 p-4 text-small">
              <b className="font-semibold">{use}</b>
              <code className="font-mono text-cap text-ink-2">{pair}</code>
              <span data-ratio={ratios[pair]} data-least={least} className="tabular">
                {ratios[pair]?.toFixed(1)}:1, at least {least}:1
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  render: () => (
    <div className="grid gap-8">
      <header className="grid gap-4">
        <h1>Colour</h1>
        <p className="max-w-[44em] text-lead text-ink-2">
          Pine teaches and runs to the right. Marigold learns and runs to the left. Everything else is canvas and ink,
          so that these two stay loud. Marigold is a fill, never text.
        </p>
      </header>
      <Palette />
    </div>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const everyPairPasses: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelectorAll('[data-ratio]')).toHaveLength(pairs.length));
  for (const cell of canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')) {
    const { ratio, least } = cell.dataset;
    await expect(Number(ratio), cell.parentElement?.textContent ?? '').toBeGreaterThanOrEqual(Number(least));
  }
};

export const Light: Story = { globals: { theme: 'light' }, play: everyPairPasses };
export const Dark: Story = { globals: { theme: 'dark' }, play: everyPairPasses };
