import { plural } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { Star } from '../../primitives/rating/star.tsx';

interface StarRadiosProps {
  /** Names the group. */
  label: string;
  onRate: (stars: number) => void;
}

const choices = [1, 2, 3, 4, 5] as const;

/** Stars that open a form. `RatingInput`, a form's field, is more code than a list needs. */
export function StarRadios({ label, onRate }: StarRadiosProps) {
  const name = useId();
  const [rating, setRating] = useState(0);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="-ms-1.5 flex flex-wrap items-center">
        {choices.map((stars) => (
          <label key={stars} className="relative grid size-11 cursor-pointer place-items-center">
            <input
              type="radio"
              name={name}
              value={stars}
              checked={rating === stars}
              aria-label={plural(stars, { one: '# Star', other: '# Stars' })}
              className="peer absolute inset-0 cursor-[inherit] appearance-none opacity-0"
              onChange={() => setRating(stars)}
              // On click, so that the same star can open a closed form again.
              onClick={() => onRate(stars)}
            />
            <Star
              full={stars <= rating}
              className="size-8 rounded-chip outline-offset-2 outline-focus transition-transform peer-hover:scale-105 peer-focus-visible:outline-3"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
