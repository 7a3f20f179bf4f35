import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';

/** A row of a guest list. */
export interface GuestRow {
  id: string;
  name: string;
  /** Coming, asked, or the place on the waitlist. */
  state: string;
  /** When they asked or joined the waitlist; empty if unknown. */
  signedUp: string;
  /** Until when a place is held for them; empty without one. */
  offeredUntil: string;
  /** Whether they came; empty if nobody has said. */
  checkedIn: string;
}

interface GuestSheetProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  title: string;
  /** The event's date and time. */
  when: string;
  guests: readonly GuestRow[];
}

/** An event's guest list for paper: while it is in the body, only it is printed, on A4. */
export function GuestSheet({ title, when, guests, ...rest }: GuestSheetProps) {
  return (
    <section data-slot="guest-sheet" aria-label={t`Guest list`} className="grid gap-4 bg-canvas p-4 text-ink" {...rest}>
      <div>
        <h2 dir="auto" className="type-h3 wrap-anywhere">
          {title}
        </h2>
        <p className="text-small">{when}</p>
      </div>
      <table className="w-full border-collapse text-start text-small wrap-anywhere">
        <thead>
          <tr>
            {[t`Name`, t`State`, t`Signed up`, t`Place held until`, t`Checked in`].map((column) => (
              <th key={column} scope="col" className="border-b border-line-strong py-2 pe-4 text-start">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guests.map(({ id, name, state, signedUp, offeredUntil, checkedIn }) => (
            <tr key={id} className="break-inside-avoid">
              <th scope="row" className="border-b border-line py-2 pe-4 text-start">
                <bdi>{name}</bdi>
              </th>
              <td className="border-b border-line py-2 pe-4">{state}</td>
              <td className="border-b border-line py-2 pe-4">{signedUp}</td>
              <td className="border-b border-line py-2 pe-4">{offeredUntil}</td>
              <td className="border-b border-line py-2">{checkedIn}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
