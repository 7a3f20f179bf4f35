import { cva, type VariantProps } from 'class-variance-authority';
import UserRound from 'lucide-react/icons/user-round';
import type { ComponentProps, CSSProperties } from 'react';
import { hueOf, initialsOf } from '../../lib/pictures/avatar-identity.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { FallbackImage } from './fallback-image.tsx';

const avatarVariants = cva(
  [
    'avatar-halves relative isolate inline-grid shrink-0 place-items-center overflow-hidden rounded-full',
    'font-display leading-none font-bold tracking-tight',
  ],
  {
    variants: {
      // On a phone with large text they leave the room to the words beside them. Without specificity, so that `className`
      // overrides them.
      size: {
        xs: '[:where(&)]:size-[min(2rem,10vw)] [:where(&)]:text-[min(0.75rem,3.75vw)]',
        sm: '[:where(&)]:size-[min(2.5rem,12.5vw)] [:where(&)]:text-[min(0.875rem,4.375vw)]',
        md: '[:where(&)]:size-[min(3rem,15vw)] [:where(&)]:text-[min(1rem,5vw)]',
        lg: '[:where(&)]:size-[min(4rem,20vw)] [:where(&)]:text-[min(1.3125rem,6.5vw)]',
        xl: 'size-[clamp(88px,12vw,144px)] text-[clamp(1.875rem,4vw,3rem)]',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

type AvatarProps = Omit<ComponentProps<'span'>, 'id' | 'children'> &
  VariantProps<typeof avatarVariants> & {
    /** The member's id; it determines the color. */
    id: string;
    /** Blank or missing renders 'Unknown User'. */
    name?: string | null | undefined;
    /** Photo URL; empty, missing or broken falls back to the initials. */
    src?: string | null | undefined;
    /** Hides it from screen readers if the name is next to it. */
    decorative?: boolean;
  };

/** A member's photo, with their initials on their own color as the fallback. */
export function Avatar({ id, name, src, size, decorative = false, className, style, ...props }: AvatarProps) {
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': displayName(name) };
  return (
    <span
      data-slot="avatar"
      className={avatarVariants({ size, className })}
      style={{ '--hue': hueOf(id), ...style } as CSSProperties}
      {...naming}
      {...props}
    >
      {initialsOf(name) || <UserRound className="size-1/2" />}
      <FallbackImage data-slot="avatar-image" src={src} className="absolute inset-0 size-full object-cover" />
    </span>
  );
}
