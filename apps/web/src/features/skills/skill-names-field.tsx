import { t } from '@lingui/core/macro';
import { SkillField } from '@skill-exchange/ui/components/skill-field';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useSearchSkills } from '../../lib/search/use-search-skills.ts';

type SkillNamesFieldProps<Fields extends FieldValues> = Pick<
  ComponentProps<typeof SkillField<Fields>>,
  'control' | 'name' | 'kind' | 'label'
>;

/** Collects skills from the catalog, and new names. */
export function SkillNamesField<Fields extends FieldValues>(props: SkillNamesFieldProps<Fields>) {
  return (
    <SkillField
      search={useSearchSkills()}
      hint={t`Type to search, or name a new one and press Enter.`}
      allowNew
      {...props}
    />
  );
}
