import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OperatorText } from '@skill-exchange/api-client/types';
import { type ComponentProps, useId } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { languageName } from '../../lib/texts/language-names.ts';
import { andList, withComma } from '../../lib/texts/list-words.ts';
import { formatDate } from '../../lib/time/date-time.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { TextLink } from '../../primitives/link/link.tsx';

interface TextVersionsProps extends ComponentProps<'section'> {
  text: OperatorText;
  /** The page of a version; left out of a text that was taken down. */
  hrefOf?: ((version: number) => string) | undefined;
}

type Version = OperatorText['versions'][number];

const answersOf = ({ mustAccept, accepted }: Version) => {
  if (mustAccept)
    return plural(accepted, { one: 'members are asked, # accepted', other: 'members are asked, # accepted' });
  return accepted > 0 ? plural(accepted, { one: '# accepted', other: '# accepted' }) : t`nobody was asked`;
};

/** The versions of a text: when, by whom, what changed, and how many accepted. */
export function TextVersions({ text, hrefOf, ...props }: TextVersionsProps) {
  const id = useId();
  return (
    <section data-slot="text-versions" aria-labelledby={id} {...props}>
      <h2 id={id} className="mb-4 type-h4">
        {t`Versions`}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {text.versions.map((version) => (
          <li
            key={version.version}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-baseline gap-x-4 px-4 py-3 sm:grid-cols-[2.5rem_minmax(0,1fr)_auto] sm:items-center sm:px-5"
          >
            <span className="font-display text-lead font-bold tabular">{version.version}</span>
            <div className="min-w-0">
              <p className="font-semibold">
                {formatDate(version.publishedAt)}
                {version.version === text.version && text.content !== '' ? (
                  <Badge tone="neutral" className="ms-2">
                    {t`Live`}
                  </Badge>
                ) : null}
              </p>
              <p dir="auto" className="wrap-anywhere">
                {version.change}
              </p>
              <p className="text-small text-ink-2 wrap-anywhere">
                {withComma(
                  version.publishedBy === undefined ? t`Somebody who has left` : displayName(version.publishedBy.name),
                  answersOf(version),
                )}
              </p>
              {version.languages === undefined ? null : (
                <p className="text-small text-ink-2">
                  {t`In ${{ languages: andList(version.languages.map(languageName)) }}`}
                </p>
              )}
            </div>
            {hrefOf === undefined ? null : (
              <TextLink
                href={hrefOf(version.version)}
                className="inline-flex min-h-11 items-center justify-self-start max-sm:col-start-2"
              >
                {/* In one element: between several, the layout drops spaces. */}
                <span>
                  <ReadWords version={version.version} />
                </span>
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReadWords({ version }: Pick<Version, 'version'>) {
  return (
    <Trans>
      Read<span className="sr-only"> version {version}</span>
    </Trans>
  );
}
