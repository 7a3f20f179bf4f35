import { useEffect, useState } from 'react';

/** An address under which the page can show a file that was picked but not sent; undefined without a file. */
export function useObjectUrl(file: File | null): string | undefined {
  const [shown, setShown] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return shown && shown.file === file ? shown.url : undefined;
}
