import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { inLanguage } from '../../lib/community/text-languages.ts';
import { Card } from '../../primitives/card/card.tsx';
import { RichText } from '../rich-text/rich-text.tsx';

interface TextPreviewProps {
  /** Markdown. */
  content: string;
  /** The code of its language. */
  language?: string | undefined;
  /** What members meet without any words. */
  otherwise: string;
}

/** A text as members read it, beside its editor. */
export function TextPreview({ content, language, otherwise }: TextPreviewProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-2">
      <h2 id={id} className="text-small font-semibold">
        {t`What members read`}
      </h2>
      <Card className="max-h-128 min-h-80 overflow-y-auto p-5">
        {content.trim() === '' ? (
          <p className="text-ink-2">{otherwise}</p>
        ) : (
          <RichText topLevel={3} {...inLanguage(language)}>
            {content}
          </RichText>
        )}
      </Card>
    </section>
  );
}
