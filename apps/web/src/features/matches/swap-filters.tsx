import { t } from '@lingui/core/macro';
import { Button } from '@skill-exchange/ui/primitives/button';
import { FilterChips } from '@skill-exchange/ui/primitives/filter-chips';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useId, useState } from 'react';

type SwapFiltersProps = {
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  /** The search that they belong to, once there is one. */
  children: ReactNode;
};

/** A search for swaps, and its filters behind one button beside it. */
export function SwapFilters({ options, value, onChange, children }: SwapFiltersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(value !== '');
  const chosen = options.find((option) => option.value === value && value !== '');
  return (
    <div className="mb-8 grid gap-3">
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1 basis-80 empty:hidden">{children}</div>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen((was) => !was)}
        >
          <SlidersHorizontal aria-hidden="true" />
          {chosen === undefined ? t`Filters` : t`Filters: ${{ filter: chosen.label }}`}
        </Button>
      </div>
      <div id={id} className="empty:hidden">
        {isOpen ? <FilterChips label={t`Which swaps`} options={options} value={value} onChange={onChange} /> : null}
      </div>
    </div>
  );
}
