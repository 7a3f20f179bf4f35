import { t } from '@lingui/core/macro';
import Video from 'lucide-react/icons/video';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { LinkInput } from './link-input.tsx';

/** Makes a meeting room. Resolves to its link, or to undefined after a failure, which was shown. */
export type MakeRoom = () => Promise<string | undefined>;

interface LinkFieldProps extends ComponentProps<typeof LinkInput> {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Left out where the site makes no rooms. */
  makeRoom?: MakeRoom | undefined;
  /** Puts the link of a new room into the field. */
  onRoom: (link: string) => void;
}

/** Where people meet: a pasted link, or a room that the site makes. */
export function LinkField({ label, hint, error, required = false, makeRoom, onRoom, ...input }: LinkFieldProps) {
  const [isMaking, setMaking] = useState(false);
  const [isMade, setMade] = useState(false);

  async function fill(make: MakeRoom): Promise<void> {
    setMade(false);
    setMaking(true);
    const link = await make();
    setMaking(false);
    if (link === undefined) return;
    onRoom(link);
    setMade(true);
  }

  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {/* The input stays the same element when rooms become known: somebody may be typing. */}
      <div className="flex flex-wrap gap-2">
        <div className="min-w-0 flex-1 basis-40">
          <LinkInput {...input} />
        </div>
        {makeRoom ? (
          <Button
            variant="secondary"
            pending={isMaking}
            pendingLabel={t`Making a room...`}
            onClick={() => void fill(makeRoom)}
          >
            <Video aria-hidden="true" />
            {t`Make a room for us`}
          </Button>
        ) : null}
        <p role="status" className="sr-only">
          {isMade ? t`The link of your room is in the field.` : null}
        </p>
      </div>
    </Field>
  );
}
