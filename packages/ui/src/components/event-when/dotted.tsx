import { Children, type ReactNode } from 'react';

/** Inline items separated by dots; no line starts or ends with a dot. */
export function Dotted({ children }: { children: ReactNode }) {
  return (
    // Clips the dot before the first item of a line.
    <span className="block overflow-x-clip">
      <span className="-ms-3 flex flex-wrap">
        {Children.toArray(children).map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id and keep their order.
          <span key={index} className="relative ps-3">
            {index > 0 ? (
              // Not before a hidden placeholder.
              <span aria-hidden="true" className="absolute start-0 w-3 text-center [&:has(+[aria-hidden])]:invisible">
                {' · '}
              </span>
            ) : null}
            {typeof fact === 'string' ? <span>{fact}</span> : fact}
          </span>
        ))}
      </span>
    </span>
  );
}
