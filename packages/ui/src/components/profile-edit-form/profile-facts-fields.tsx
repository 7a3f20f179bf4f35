import { t } from '@lingui/core/macro';
import { levelWords } from '../../lib/member-facts.ts';
import { skillName } from '../../lib/skill-name.ts';
import { commonLanguages, namedLanguages } from '../../lib/texts/common-languages.ts';
import { languageName } from '../../lib/texts/language-names.ts';
import { RemovableChip } from '../../primitives/chip/removable-chip.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { keyOf, type Levels } from './profile-facts.ts';

interface LevelFieldsProps {
  offered: readonly string[];
  requested: readonly string[];
  value: Levels;
  onChange: (levels: Levels) => void;
}

/** How well the member knows each of their skills. */
export function LevelFields({ offered, requested, value, onChange }: LevelFieldsProps) {
  const skills = [
    ...offered.map((name) => ({ side: 'teach' as const, name })),
    ...requested.map((name) => ({ side: 'learn' as const, name })),
  ];
  if (skills.length === 0) return null;
  return (
    <details className="rounded-card border border-line px-4 py-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{t`How well do you know them?`}</summary>
      <ul className="grid gap-3 py-2">
        {skills.map(({ side, name }) => {
          const key = keyOf(side, name);
          return (
            <li key={key} className="grid items-center gap-2 sm:grid-cols-[minmax(0,1fr)_12rem]">
              <span dir="auto" className="wrap-anywhere">
                {skillName(name)}
              </span>
              <Select
                aria-label={t`Level of ${{ name: skillName(name) }}`}
                value={value[key] ?? ''}
                onChange={({ target }) => {
                  const { [key]: _before, ...others } = value;
                  onChange(target.value === '' ? others : { ...others, [key]: target.value });
                }}
              >
                <option value="">{t`Not said`}</option>
                {Object.entries(levelWords).map(([level, label]) => (
                  <option key={level} value={level}>
                    {label}
                  </option>
                ))}
              </Select>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

interface LanguagesFieldProps {
  value: readonly string[];
  onChange: (languages: readonly string[]) => void;
}

/** The languages that the member speaks in sessions. */
export function LanguagesField({ value, onChange }: LanguagesFieldProps) {
  const left = namedLanguages(commonLanguages.filter((code) => !value.includes(code)));
  return (
    <Field label={t`Languages you speak`} hint={t`You can hold a session in them. Up to 20.`}>
      <Select value="" disabled={value.length >= 20} onChange={({ target }) => onChange([...value, target.value])}>
        <option value="" disabled>
          {t`Add a language`}
        </option>
        {left.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {value.length > 0 ? (
        <ul aria-label={t`Your languages`} className="mt-3 flex flex-wrap gap-2">
          {value.map((code) => (
            <li key={code}>
              <RemovableChip
                removeLabel={t`Remove ${{ language: languageName(code) }}`}
                onRemove={() => onChange(value.filter((one) => one !== code))}
              >
                {languageName(code)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
    </Field>
  );
}
