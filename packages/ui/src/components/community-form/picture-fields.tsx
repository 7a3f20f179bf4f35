import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { type Identity, identityLabels } from '../../lib/community/community-words.ts';
import { Field } from '../../primitives/field/field.tsx';
import { Input } from '../../primitives/input/input.tsx';
import { EventCoverField } from '../event-cover-field/event-cover-field.tsx';

/** The setting that a picture is for. */
export type PictureUse = 'logo' | 'cover';

type PictureSetting = PictureUse | 'coverAlt';

interface PictureFieldsProps {
  pictures: Pick<Identity, PictureSetting>;
  errorOf: (name: PictureSetting) => string | undefined;
  /** Returns the props that bind a field to the form. */
  bind: (name: PictureSetting) => ComponentProps<'input'>;
  uploading: PictureUse | undefined;
  onUpload: (photo: File, use: PictureUse) => Promise<string | undefined>;
  onChange: (name: PictureUse, address: string) => void;
}

/** The logo of a community and the cover of its landing page. */
export function PictureFields({ pictures, errorOf, bind, uploading, onUpload, onChange }: PictureFieldsProps) {
  const propsOf = (use: PictureUse) => ({
    thing: use,
    hasCover: pictures[use] !== '',
    pending: uploading === use,
    failure: errorOf(use),
    onPick: async (photo: File) => {
      const address = await onUpload(photo, use);
      if (address !== undefined) onChange(use, address);
    },
    onRemove: () => onChange(use, ''),
  });
  return (
    <>
      <input type="hidden" {...bind('logo')} />
      <EventCoverField
        hint={t`A PNG or WebP. It stands alone as the icon, and before the name elsewhere.`}
        accept={['image/png', 'image/webp']}
        {...propsOf('logo')}
      />
      <input type="hidden" {...bind('cover')} />
      <EventCoverField
        hint={t`A wide PNG, WebP or JPEG. It replaces the two hands on the landing page, and illustrates pasted links.`}
        accept={['image/jpeg', 'image/png', 'image/webp']}
        {...propsOf('cover')}
      />
      {pictures.cover === '' ? null : (
        <Field
          label={identityLabels.coverAlt}
          hint={t`For people who can’t see it. Leave it empty if the picture is only decoration.`}
          error={errorOf('coverAlt')}
        >
          <Input maxLength={140} {...bind('coverAlt')} />
        </Field>
      )}
    </>
  );
}
