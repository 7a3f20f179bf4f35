import { plural, t } from '@lingui/core/macro';
import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';

interface OfferedFilesProps {
  count: number;
  onAttach: () => void;
  onDismiss: () => void;
}

/** Offers the pictures that were copied beside a pasted text. */
export function OfferedFiles({ count, onAttach, onDismiss }: OfferedFilesProps) {
  return (
    <div role="status" className="flex basis-full items-center gap-1">
      <Button variant="quiet" size="sm" onClick={onAttach}>
        <ImagePlus aria-hidden="true" />
        {plural(count, { one: 'Attach the copied picture, too', other: 'Attach the # copied pictures, too' })}
      </Button>
      <IconButton label={t`Not the picture`} onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
