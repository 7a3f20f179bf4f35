import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { commonLanguages, namedLanguages } from '../../lib/texts/common-languages.ts';
import { Field } from '../../primitives/field/field.tsx';
import { Select } from '../../primitives/select/select.tsx';

interface LanguageFieldProps extends ComponentProps<typeof Select> {
  /** The saved code, which other clients can choose from outside of the list. */
  saved?: string | undefined;
}

/** The language that an event is held in; empty for none. */
export function LanguageField({ saved = '', ...rest }: LanguageFieldProps) {
  const codes = saved === '' || commonLanguages.includes(saved) ? commonLanguages : [saved, ...commonLanguages];
  return (
    <Field label={t`Language`} hint={t`Optional. So people know whether they will follow.`}>
      <Select {...rest}>
        <option value="">{t`Not stated`}</option>
        {namedLanguages(codes).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
