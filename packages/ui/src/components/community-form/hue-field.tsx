import { Button } from '../../primitives/button/button.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { useFieldControl } from '../../primitives/field/field-context.ts';

interface HueFieldProps {
  label: string;
  hint: string;
  value: number;
  onValueChange: (hue: number) => void;
  error?: string | undefined;
  /** Hues that work in its place. */
  nearest?: readonly number[] | undefined;
}

/** A hue, from 0 to 359 degrees. */
export function HueField({ label, hint, value, onValueChange, error, nearest = [] }: HueFieldProps) {
  return (
    <div className="grid gap-2">
      <Field label={label} hint={`${hint} Now ${value}°.`} error={error}>
        <HueSlider value={value} onValueChange={onValueChange} />
      </Field>
      {error === undefined || nearest.length === 0 ? null : (
        <div className="flex flex-wrap gap-2">
          {nearest.map((hue) => (
            <Button key={hue} variant="secondary" size="sm" onClick={() => onValueChange(hue)}>
              Take {hue}°
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

const rainbow = [0, 60, 120, 180, 240, 300, 359].map((hue) => `oklch(0.7 0.12 ${hue})`).join(', ');

function HueSlider({ value, onValueChange }: Pick<HueFieldProps, 'value' | 'onValueChange'>) {
  const control = useFieldControl({});
  return (
    <div dir="ltr" className="flex min-h-11 items-center">
      <input
        {...control}
        required={undefined}
        type="range"
        min={0}
        max={359}
        className="h-11 w-full cursor-pointer accent-ink"
        style={{
          backgroundImage: `linear-gradient(90deg, ${rainbow})`,
          backgroundSize: '100% 8px',
          backgroundRepeat: 'no-repeat',
          backgroundPosition: 'center 32px',
        }}
        value={value}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
