import { t } from '@lingui/core/macro';
import { isApiError } from '@skill-exchange/api-client/errors';
import { type TextKind, usePrivacyModel, usePublishText, useTexts } from '@skill-exchange/api-client/texts';
import type { CommunityTexts } from '@skill-exchange/api-client/types';
import { PrivacyModel } from '@skill-exchange/ui/components/privacy-model';
import { type TextDraft, TextForm } from '@skill-exchange/ui/components/text-form';
import { TextVersions } from '@skill-exchange/ui/components/text-versions';
import { textKinds, textLabels } from '@skill-exchange/ui/lib/texts/text-words';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@skill-exchange/ui/primitives/tabs';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { useReportedSave } from '../../lib/forms/use-reported-save.ts';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { isRecord } from '../../lib/storage/stored.ts';

/** The texts of the community, to write and publish, each with its versions. */
export function TextSettings() {
  const query = useTexts();
  const [kind, setKind] = useState<TextKind>('imprint');
  return (
    <QueryView query={query} loading={<Loading />} failure={t`We couldn’t load the texts`}>
      {(texts) => (
        <Tabs value={kind} onValueChange={(value) => setKind(value as TextKind)}>
          <TabList label={t`Texts`} className="mb-8">
            {textKinds.map((one) => (
              <Tab key={one} value={one}>
                {textLabels[one]}
              </Tab>
            ))}
          </TabList>
          <TabPanel key={kind} value={kind}>
            <OneText kind={kind} texts={texts} reload={query.refetch} />
          </TabPanel>
        </Tabs>
      )}
    </QueryView>
  );
}

type OneTextProps = {
  kind: TextKind;
  texts: CommunityTexts;
  reload: () => Promise<unknown>;
};

function OneText({ kind, texts, reload }: OneTextProps) {
  const text = texts.texts.find((one) => one.kind === kind);
  const { restored, keep, drop } = useDraft(`text-${kind}`, readTextDraft);
  const [words, setWords] = useState<string>();
  const [typed, setTyped] = useState(restored?.content ?? text?.content ?? '');
  // What is typed belongs to the version that it was typed over.
  const [base, setBase] = useState(restored?.version ?? text?.version ?? 0);
  const [isDirty, setIsDirty] = useState(restored !== undefined);
  const current = text?.version ?? 0;
  if (!isDirty && base !== current) setBase(current);
  const publish = usePublishText(kind);
  const { save, failure } = useReportedSave();

  const onPublish = useSingleFlight(async (draft: TextDraft) => {
    const send = async () => {
      try {
        return await publish.mutateAsync({ ...draft, version: base });
      } catch (error) {
        if (isApiError(error, 409)) {
          await reload();
          setBase((known) => Math.max(known, current + 1));
        }
        throw error;
      }
    };
    const done = draft.content === '' ? t`Taken down.` : t`Published. Everybody can read it now.`;
    if (!(await save(send, { done, failed: t`The text was not published` }))) return;
    drop();
    setIsDirty(false);
    setWords(undefined);
  });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <TextForm
        text={text}
        members={texts.members}
        words={words}
        initialDraft={restored}
        onDraftChange={(draft) => {
          setTyped(draft.content);
          keep({ ...draft, version: base });
        }}
        onDirtyChange={setIsDirty}
        isOvertaken={isDirty && isApiError(publish.error, 409)}
        failure={failure}
        pending={publish.isPending}
        onPublish={onPublish}
      />
      {kind === 'privacy' ? <Model words={typed} onUse={setWords} /> : null}
      {text === undefined ? null : (
        <TextVersions
          text={text}
          hrefOf={text.content === '' ? undefined : (version) => paths.text.to(kind, version)}
        />
      )}
    </div>
  );
}

function Model({ words, onUse }: { words: string; onUse: (words: string) => void }) {
  const query = usePrivacyModel();
  return (
    <QueryView query={query} loading={<Loading />} failure={t`We couldn’t make the model`}>
      {(sections) => <PrivacyModel sections={sections} words={words} onUse={onUse} />}
    </QueryView>
  );
}

/** Parses the stored draft of a text. */
function readTextDraft(stored: unknown): (TextDraft & { version: number }) | undefined {
  if (!isRecord(stored)) return undefined;
  const { version, content, change, mustAccept } = stored;
  if (typeof version !== 'number' || typeof content !== 'string') return undefined;
  if (typeof change !== 'string' || typeof mustAccept !== 'boolean') return undefined;
  return { version, content, change, mustAccept };
}

function Loading() {
  return (
    <LoadingStatus label={t`Loading the texts...`}>
      <div className="grid gap-6">
        {['words', 'publish', 'versions'].map((row) => (
          <Skeleton key={row} className="h-40" />
        ))}
      </div>
    </LoadingStatus>
  );
}
