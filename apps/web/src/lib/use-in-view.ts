import { type RefObject, useEffect, useState } from 'react';

/** Returns whether a part of an element is in the viewport. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
