import { t } from '@lingui/core/macro';
import { useUser } from '@skill-exchange/api-client/users';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { Tab, TabList, TabPanel, Tabs } from '@skill-exchange/ui/primitives/tabs';
import { useLocation } from 'react-router-dom';
import { CommunityInvitations } from '../../features/operator/community-invitations.tsx';
import { ConsolePage } from '../../features/operator/console-page.tsx';
import { InvitedAddresses } from '../../features/operator/invited-addresses.tsx';
import { JoinQueue } from '../../features/operator/join-queue.tsx';
import { JoiningSettings } from '../../features/operator/joining-settings.tsx';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { PageMeta } from '../../lib/page-meta.tsx';

const tabs = ['rule', 'asking', 'invitations', 'addresses'];

/** `/operator/join`: the rule, who asks to join, and the links that let people in. Moderators see who asks. */
export function OperatorJoinPage() {
  const title = t`Who may join`;
  const { hash } = useLocation();
  const { data: user } = useUser(useMember()?.userId ?? '');
  const seesQueueAlone = user?.role === 'moderator' && !user.isOperator;
  return (
    <ConsolePage isAlone={seesQueueAlone}>
      <PageMeta
        title={title}
        description={t`Everybody, by invitation, by approval, or people with certain addresses.`}
      />
      <PageHeader title={title} lead={t`Members who are in stay in, whatever you choose.`} className="mb-8" />
      {seesQueueAlone ? (
        <JoinQueue />
      ) : (
        <Tabs defaultValue={tabs.find((tab) => hash === `#${tab}`) ?? 'rule'}>
          <TabList label={title} className="mb-8">
            <Tab value="rule">{t`The rule`}</Tab>
            <Tab value="asking">{t`Asking to join`}</Tab>
            <Tab value="invitations">{t`Invitations`}</Tab>
            <Tab value="addresses">{t`By email`}</Tab>
          </TabList>
          <TabPanel value="rule">
            <JoiningSettings />
          </TabPanel>
          <TabPanel value="asking">
            <JoinQueue />
          </TabPanel>
          <TabPanel value="invitations">
            <CommunityInvitations />
          </TabPanel>
          <TabPanel value="addresses">
            <InvitedAddresses />
          </TabPanel>
        </Tabs>
      )}
    </ConsolePage>
  );
}
