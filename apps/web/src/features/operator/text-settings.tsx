import { t } from '@lingui/core/macro';
import { type TextKind, usePrivacyModel, useTexts } from '@skill-exchange/api-client/texts';
import { PrivacyModel } from '@skill-exchange/ui/components/privacy-model';
import { textKinds, textLabels } from '@skill-exchange/ui/lib/community/text-words';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@skill-exchange/ui/primitives/tabs';
import { useState } from 'react';
import { QueryView } from '../../lib/query-view.tsx';
import { OneText } from './one-text.tsx';

/** The texts of the community, to write, translate and publish, each with its versions. */
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
            <OneText kind={kind} texts={texts} reload={query.refetch} Model={Model} />
          </TabPanel>
        </Tabs>
      )}
    </QueryView>
  );
}

type ModelProps = {
  language: string | undefined;
  words: string;
  onUse: (words: string) => void;
};

function Model({ language, words, onUse }: ModelProps) {
  const query = usePrivacyModel(language);
  return (
    <QueryView query={query} loading={<Loading />} failure={t`We couldn’t make the model`}>
      {(model) => <PrivacyModel model={model} words={words} onUse={onUse} />}
    </QueryView>
  );
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
