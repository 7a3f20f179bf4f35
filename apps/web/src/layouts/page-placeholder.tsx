import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';

/** Placeholder while the code of a page loads. It keeps the footer below the fold. */
export function PagePlaceholder() {
  return (
    <div className="page-wrap min-h-dvh py-12" aria-busy="true">
      <Skeleton shape="block" className="h-14 w-2/3 max-w-xl" />
      <Skeleton shape="block" className="mt-6 h-6 w-1/2 max-w-md" />
    </div>
  );
}
