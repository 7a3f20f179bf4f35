import { t } from '@lingui/core/macro';
import { degreesApart, type Hues, leastApart, nearestApart } from '@skill-exchange/api-client/community-colors';
import CircleX from 'lucide-react/icons/circle-x';
import type { ComponentProps } from 'react';
import { hueName, type Identity, identityLabels } from '../../lib/community/community-words.ts';
import { Field } from '../../primitives/field/field.tsx';
import { TextButton } from '../../primitives/link/link.tsx';
import { HueInput } from './hue-input.tsx';

/** Whether one can tell the two lanes apart at a glance. */
export const areApart = ({ teachHue, learnHue }: Hues) => degreesApart(teachHue, learnHue) >= leastApart;

type HueName = keyof Hues & keyof Identity;

interface HueFieldsProps {
  hues: Hues;
  errors: Partial<Record<HueName, string | undefined>>;
  /** Returns the props that bind a slider to the form. */
  bind: (name: HueName) => ComponentProps<'input'>;
  /** The slider that was moved last. */
  moved: HueName;
  onPick: (name: HueName, hue: number) => void;
}

/** The hues of both lanes. Two that are too alike are refused, with the nearest that work. */
export function HueFields({ hues, errors, bind, moved, onPick }: HueFieldsProps) {
  return (
    <>
      <Field label={identityLabels.teachHue} hint={t`What people teach, and the main button.`} error={errors.teachHue}>
        <HueInput lane="teach" hue={hues.teachHue} {...bind('teachHue')} />
      </Field>
      <Field label={identityLabels.learnHue} hint={t`What people learn.`} error={errors.learnHue}>
        <HueInput lane="learn" hue={hues.learnHue} {...bind('learnHue')} />
      </Field>
      <div aria-live="polite">
        {areApart(hues) ? (
          <p className="text-small text-ink-2">{t`All words can be read in every pair of colors, in light and in dark.`}</p>
        ) : (
          <TooAlike hues={hues} moved={moved} onPick={onPick} />
        )}
      </div>
    </>
  );
}

function TooAlike({ hues, moved, onPick }: Pick<HueFieldsProps, 'hues' | 'moved' | 'onPick'>) {
  const apart = degreesApart(hues.teachHue, hues.learnHue);
  const { below, above } = nearestApart(moved === 'learnHue' ? hues.teachHue : hues.learnHue);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface text-small">
      <p className="flex gap-3 bg-danger-tint px-4 py-3 font-semibold text-danger-ink">
        <CircleX aria-hidden="true" className="mt-[0.1em] size-5 shrink-0" />
        {t`These two are too alike: ${apart}° apart, at least ${leastApart}° is needed.`}
      </p>
      <p className="px-4 pt-3">{t`People could not tell at a glance who teaches and who learns. The nearest that work:`}</p>
      <p className="flex flex-wrap gap-x-5 px-4 pb-1">
        {[below, above].map((hue) => (
          <TextButton key={hue} onClick={() => onPick(moved, hue)}>
            {hueName(hue)}
          </TextButton>
        ))}
      </p>
    </div>
  );
}
