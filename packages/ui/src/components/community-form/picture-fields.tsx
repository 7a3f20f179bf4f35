import { t } from '@lingui/core/macro';
import type { SentenceInLanguage } from '@skill-exchange/api-client/types';
import type { ComponentProps } from 'react';
import { type Identity, identityLabels } from '../../lib/community/community-words.ts';
import { inLanguage } from '../../lib/community/text-languages.ts';
import { Field } from '../../primitives/field/field.tsx';
import { Input } from '../../primitives/input/input.tsx';
import { EventCoverField } from '../event-cover-field/event-cover-field.tsx';
import type { SiteLanguage } from '../language-tabs/language-tabs.tsx';
import { SentenceField } from '../sentence-field/sentence-field.tsx';

/** The setting that a picture is for. */
export type PictureUse = 'logo' | 'cover';

type PictureSetting = PictureUse | 'coverAlt';

interface PictureFieldsProps {
  pictures: Pick<Identity, PictureSetting | 'coverAltIn'>;
  /** The settings that the form started from. */
  saved: Pick<Identity, 'language' | 'cover' | 'coverAlt' | 'coverAltIn'>;
  /** The languages of the site. */
  languages: readonly SiteLanguage[];
  errorOf: (name: PictureSetting) => string | undefined;
  /** Returns the props that bind a field to the form. */
  bind: (name: PictureSetting) => ComponentProps<'input'>;
  uploading: PictureUse | undefined;
  onUpload: (photo: File, use: PictureUse) => Promise<string | undefined>;
  onChange: (name: PictureUse, address: string) => void;
  onTranslate: (descriptions: SentenceInLanguage[]) => void;
}

/** The logo of a community and the cover of its landing page. */
export function PictureFields(props: PictureFieldsProps) {
  const { pictures, saved, languages, errorOf, bind, uploading, onUpload, onChange, onTranslate } = props;
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
        <SentenceField
          languages={languages}
          own={saved.language}
          text={pictures.coverAlt}
          // Words about another picture translate none of these.
          savedText={pictures.cover === saved.cover ? saved.coverAlt : ''}
          translations={pictures.coverAltIn}
          saved={saved.coverAltIn}
          onTranslate={onTranslate}
          maxLength={140}
        >
          <Field
            label={identityLabels.coverAlt}
            hint={t`For people who can’t see it. Leave it empty if the picture is only decoration.`}
            error={errorOf('coverAlt')}
          >
            <Input maxLength={140} {...inLanguage(saved.language)} {...bind('coverAlt')} />
          </Field>
        </SentenceField>
      )}
    </>
  );
}
