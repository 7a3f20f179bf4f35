import { useEffect, useState } from 'react';

/** Returns an object URL of a file, revoked on change and unmount. */
export function useObjectUrl(file: File | null): string | undefined {
  const [current, setCurrent] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setCurrent({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return current && current.file === file ? current.url : undefined;
}
