import { Field } from '@skill-exchange/ui/primitives/field';
import { Input } from '@skill-exchange/ui/primitives/input';

type MemberSearchProps = { value: string; onChange: (text: string) => void };

/** The search box above the directory. */
export function MemberSearch({ value, onChange }: MemberSearchProps) {
  return (
    <search className="block w-full max-w-md">
      <Field label="Search by name or skill">
        <Input
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
        />
      </Field>
    </search>
  );
}
