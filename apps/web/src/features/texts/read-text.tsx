import { t } from '@lingui/core/macro';
import { type TextKind, useText } from '@skill-exchange/api-client/texts';
import { CommunityText } from '@skill-exchange/ui/components/community-text';
import { NotFound } from '@skill-exchange/ui/components/not-found';
import { textLabels } from '@skill-exchange/ui/lib/community/text-words';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { paths } from '../../config/paths.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { QueryView } from '../../lib/query-view.tsx';

const frame = 'page-wrap pt-12 pb-24 max-sm:pt-8';

type ReadTextProps = {
  kind: TextKind;
  /** An earlier version. */
  version?: number | undefined;
};

/** A text of the community: loading, error, not there, or its words. */
export function ReadText({ kind, version }: ReadTextProps) {
  const query = useText(kind, version);
  return (
    <QueryView query={query} loading={<Loading label={textLabels[kind]} />} failure={t`We couldn’t load this text`}>
      {(text) =>
        text === null ? (
          <MissingText />
        ) : (
          <div className={frame}>
            <PageMeta title={textLabels[kind]} description={text.change} languages={text.languages} />
            <CommunityText
              text={text}
              currentHref={paths.text.to(kind)}
              beforeHref={text.version > 1 ? paths.text.to(kind, text.version - 1) : undefined}
            />
          </div>
        )
      }
    </QueryView>
  );
}

/** The community has no such text, or no such version. */
export function MissingText() {
  return (
    <>
      <PageMeta title={t`Page Not Found`} isMissing />
      <NotFound homeHref={paths.home} />
    </>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <LoadingStatus label={t`Loading the text...`} className={frame}>
      <PageMeta title={label} />
      <div className="mx-auto grid max-w-190 gap-4">
        <Skeleton className="h-12 max-w-80" />
        <Skeleton className="h-48" />
      </div>
    </LoadingStatus>
  );
}
