import { Field } from '@skill-exchange/ui/primitives/field';
import { Input } from '@skill-exchange/ui/primitives/input';
import Search from 'lucide-react/icons/search';

type SearchBoxProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Among other controls: the label stands in the box. */
  isInline?: boolean;
};

/** The box for the words of a search. */
export function SearchBox({ label, value, onChange, isInline = false }: SearchBoxProps) {
  const box = (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute start-3 top-1/2 size-5 -translate-y-1/2 text-ink-2"
      />
      <Input
        type="search"
        className="ps-11"
        {...(isInline && { 'aria-label': label, placeholder: label })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
      />
    </div>
  );
  if (isInline) return box;
  return (
    <Field label={label} className="w-full max-w-md">
      {box}
    </Field>
  );
}
