import { type ComponentProps, lazy, Suspense, useState } from 'react';

const load = () => import('./notice-dialog.tsx');
const NoticeDialog = lazy(async () => ({ default: (await load()).NoticeDialog }));

interface NoticeProps extends Omit<ComponentProps<'button'>, 'title'> {
  title: string;
  paragraphs: readonly string[];
}

/** A short text of the house, opened by its title. The dialog's code comes when somebody reaches for it. */
export function Notice({ title, paragraphs, ...rest }: NoticeProps) {
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        {...rest}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setIsOpen(true)}
      >
        {title}
      </button>
      {isOpen === undefined ? null : (
        <Suspense>
          <NoticeDialog title={title} paragraphs={paragraphs} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
