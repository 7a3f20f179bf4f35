import { useApi } from '@skill-exchange/api-client/provider';
import { skillSearchQuery } from '@skill-exchange/api-client/skills';
import { SkillPicker } from '@skill-exchange/ui/skill-picker';
import { useQueryClient } from '@tanstack/react-query';

type SkillNamesFieldProps = {
  kind: 'teach' | 'learn';
  label: string;
  value: readonly string[];
  onChange: (names: readonly string[]) => void;
};

/** Collects names of skills from the catalogue, and names that it lacks. */
export function SkillNamesField({ kind, label, value, onChange }: SkillNamesFieldProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  return (
    <SkillPicker
      kind={kind}
      label={label}
      value={value.map((name) => ({ name }))}
      onValueChange={(skills) => onChange(skills.map(({ name }) => name))}
      search={(text) => queryClient.fetchQuery(skillSearchQuery(api, text))}
      hint="Pick one of the list, or name one that it lacks and press Enter."
      allowNew
    />
  );
}
