import type { ReactNode } from 'react';

/** The same thing in every place that shows it, side by side. Places that do not show this state are null. */
export function Everywhere({ places }: { places: Readonly<Record<string, ReactNode>> }) {
  return (
    <div className="grid items-start gap-6 px-5 py-6 lg:grid-cols-2 2xl:grid-cols-3">
      {Object.entries(places).map(([name, place]) =>
        place === null ? null : (
          <section key={name} aria-label={name} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
            <p className="text-small text-ink-2">{name}</p>
            {place}
          </section>
        ),
      )}
    </div>
  );
}
