import { type ComponentProps, useId } from 'react';
import type { Identity } from '../../lib/texts/community-words.ts';
import { SiteName } from '../../lib/texts/site-name.ts';
import { Wordmark } from '../wordmark/wordmark.tsx';

interface CommunityPreviewProps extends ComponentProps<'section'> {
  identity: Pick<Identity, 'name' | 'shortName' | 'description'>;
}

/** What people see of a community: the name in its two lanes, and the installed app. */
export function CommunityPreview({ identity, ...props }: CommunityPreviewProps) {
  const id = useId();
  const { name, shortName, description } = identity;
  return (
    <section data-slot="community-preview" aria-labelledby={id} {...props}>
      <h2 id={id} className="mb-4 type-h4">
        What people see
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-surface p-5 shadow-card">
        <SiteName value={name.trim() || '…'}>
          <Wordmark className="justify-self-start [--wordmark-ground:var(--color-surface)]" />
        </SiteName>
        <div className="grid min-w-0 justify-items-center gap-1 text-center">
          <span aria-hidden="true" className="flex size-14 overflow-hidden rounded-card">
            <span className="w-1/2 bg-teach" />
            <span className="w-1/2 bg-learn" />
          </span>
          <p dir="auto" className="text-small font-semibold wrap-anywhere">
            {shortName || '…'}
          </p>
          <p dir="auto" className="text-small wrap-anywhere">
            {description || '…'}
          </p>
          <p className="text-small text-ink-2">On a phone’s home screen, and before it is installed</p>
        </div>
      </div>
    </section>
  );
}
