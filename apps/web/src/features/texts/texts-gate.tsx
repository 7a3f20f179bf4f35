import { t } from '@lingui/core/macro';
import { isApiError } from '@skill-exchange/api-client/errors';
import { useAcceptText, useTextsToAccept } from '@skill-exchange/api-client/texts';
import type { TextsToAccept } from '@skill-exchange/api-client/types';
import { AcceptText } from '@skill-exchange/ui/components/accept-text';
import { useLayoutEffect } from 'react';
import { paths } from '../../config/paths.ts';
import { useReportedSave } from '../../lib/forms/use-reported-save.ts';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { useLogOut } from '../../lib/log-in/use-log-out.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useLoggedFailure } from '../../lib/query-view.tsx';

type TextsGateProps = {
  /** Called with whether the page waits for the member to accept a text. */
  onBlock: (isBlocked: boolean) => void;
};

/**
 * Asks a member to accept the texts that must be, one after the other, instead of the page. A failure to load them
 * keeps nobody out: they are asked next time.
 */
export function TextsGate({ onBlock }: TextsGateProps) {
  const { data: texts = [], error } = useTextsToAccept();
  useLoggedFailure('Error fetching the texts to accept', error);
  const [text] = texts;
  const isBlocked = text !== undefined;
  useLayoutEffect(() => {
    onBlock(isBlocked);
    return () => onBlock(false);
  }, [isBlocked, onBlock]);
  return text === undefined ? null : <AskedText key={`${text.kind} ${text.version} ${text.language}`} text={text} />;
}

function AskedText({ text }: { text: TextsToAccept['texts'][number] }) {
  const { kind, version, language } = text;
  const accept = useAcceptText();
  const logOut = useLogOut();
  const { save, failure } = useReportedSave();
  const onAccept = useSingleFlight(async () => {
    await save(() => accept.mutateAsync({ kind, version, ...(language !== undefined && { language }) }), {
      done: t`Thank you. You have accepted it.`,
      failed: t`We couldn’t record that you accept it`,
    });
  });
  // A new version is loaded and shown in its place.
  const isOvertaken = isApiError(accept.error, 409);
  return (
    <div className="page-wrap pt-12 pb-24 max-sm:pt-8">
      <PageMeta title={t`Please read`} />
      <AcceptText
        text={text}
        accountHref={paths.account}
        hrefOf={(earlier) => paths.text.to(kind, earlier)}
        pending={accept.isPending || isOvertaken}
        failure={failure}
        onAccept={onAccept}
        onLogOut={logOut}
      />
    </div>
  );
}
