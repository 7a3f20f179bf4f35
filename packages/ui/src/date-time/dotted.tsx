import { Children, type ReactNode } from 'react';

/** Short facts in a row, with a dot between two of a line: none begins a line with one, and none ends it. */
export function Dotted({ children }: { children: ReactNode }) {
  return (
    // The dot before what begins a line lies outside of the box.
    <span className="block overflow-x-clip">
      <span className="-ms-3 flex flex-wrap">
        {Children.toArray(children).map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other name, and keep their order.
          <span key={index} className="relative ps-3">
            {index > 0 ? (
              // Not before a fact that only keeps its room.
              <span
                aria-hidden="true"
                className="absolute start-0 w-3 text-center [&:has(+[aria-hidden])]:invisible"
              >
                {' · '}
              </span>
            ) : null}
            {fact}
          </span>
        ))}
      </span>
    </span>
  );
}
