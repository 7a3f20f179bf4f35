import { SkillPicker } from '@skill-exchange/ui/components/skill-picker';
import { useSearchSkills } from '../../lib/use-search-skills.ts';

type SkillNamesFieldProps = {
  kind: 'teach' | 'learn';
  label: string;
  value: readonly string[];
  onChange: (names: readonly string[]) => void;
};

/** Collects names of skills from the catalogue, and names that it lacks. */
export function SkillNamesField({ kind, label, value, onChange }: SkillNamesFieldProps) {
  return (
    <SkillPicker
      kind={kind}
      label={label}
      value={value.map((name) => ({ name }))}
      onValueChange={(skills) => onChange(skills.map(({ name }) => name))}
      search={useSearchSkills()}
      hint="Type to search, or name a new one and press Enter."
      allowNew
    />
  );
}
