import { type ComponentProps, useId } from 'react';
import type { Identity } from '../../lib/texts/community-words.ts';

interface CommunityPreviewProps extends ComponentProps<'section'> {
  identity: Pick<Identity, 'name' | 'shortName' | 'description' | 'teachHue' | 'learnHue'>;
}

/** The lightness of both lanes is fixed, so that every hue reads well. */
const teach = (hue: number) => ({ backgroundColor: `oklch(0.42 0.09 ${hue})`, color: '#fff' });
const learn = (hue: number) => ({ backgroundColor: `oklch(0.84 0.11 ${hue})`, color: '#101a16' });

/** Returns the words of the left lane and the last word, which goes to the right one. */
function lanesOf(name: string): { left: string; right: string } {
  const words = name.trim().split(/\s+/);
  const right = words.length > 1 ? (words.pop() ?? '') : '';
  return { left: words.join(' '), right };
}

/** What people see of a community: the name in its two lanes, a pasted link and the icon of the installed app. */
export function CommunityPreview({ identity, ...props }: CommunityPreviewProps) {
  const id = useId();
  const { name, shortName, description, teachHue, learnHue } = identity;
  const { left, right } = lanesOf(name);
  return (
    <section data-slot="community-preview" aria-labelledby={id} {...props}>
      <h2 id={id} className="mb-4 type-h4">
        What people see
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-surface p-5 shadow-card">
        <p dir="auto" className="flex min-w-0 flex-wrap font-display text-lead leading-tight font-bold">
          <span className="max-w-full rounded-lane-teach-chip px-3 py-2 wrap-anywhere" style={teach(teachHue)}>
            {left || '…'}
          </span>
          {right === '' ? null : (
            <span className="max-w-full rounded-lane-learn-chip px-3 py-2 wrap-anywhere" style={learn(learnHue)}>
              {right}
            </span>
          )}
        </p>
        <div className="min-w-0 rounded-ctl border border-line p-4">
          <p dir="auto" className="font-semibold wrap-anywhere">
            {name || '…'}
          </p>
          <p dir="auto" className="text-small wrap-anywhere">
            {description || '…'}
          </p>
          <p className="mt-2 text-small text-ink-2">A pasted link</p>
        </div>
        <div className="grid min-w-0 justify-items-center gap-1 text-center">
          <span aria-hidden="true" className="flex size-14 overflow-hidden rounded-card">
            <span className="w-1/2" style={teach(teachHue)} />
            <span className="w-1/2" style={learn(learnHue)} />
          </span>
          <p dir="auto" className="text-small font-semibold wrap-anywhere">
            {shortName || '…'}
          </p>
          <p className="text-small text-ink-2">On a phone’s home screen</p>
        </div>
      </div>
    </section>
  );
}
