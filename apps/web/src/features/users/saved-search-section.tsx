import { t } from '@lingui/core/macro';
import { SavedSearches } from '@skill-exchange/ui/components/saved-searches';
import { SectionHeading } from '@skill-exchange/ui/primitives/section-heading';
import { useSavedSearches } from './use-saved-searches.ts';

/** The member's saved searches; renders nothing without any. */
export function SavedSearchSection() {
  const { searches = [], remove } = useSavedSearches();
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="saved-searches" className="mt-8">
      <SectionHeading headingId="saved-searches" title={t`Saved searches`} scale="panel" className="mb-1" />
      <p className="mb-4 text-small text-ink-2">{t`Once a day we tell you about new members whom they find.`}</p>
      <SavedSearches searches={searches} onDelete={({ _id }) => remove(_id)} />
    </section>
  );
}
