import { t } from '@lingui/core/macro';
import {
  useCommunityMembers,
  useLogOutMember,
  useResetMemberCodes,
  useSetMemberRoles,
} from '@skill-exchange/api-client/community-members';
import type { CommunityMember, MemberFilter } from '@skill-exchange/api-client/types';
import { CommunityMembers, type MemberTask } from '@skill-exchange/ui/components/community-members';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { useDebounced } from '@skill-exchange/ui/lib/use-debounced';
import { Field } from '@skill-exchange/ui/primitives/field';
import { FilterChips } from '@skill-exchange/ui/primitives/filter-chips';
import { Input } from '@skill-exchange/ui/primitives/input';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { SkeletonRows } from '@skill-exchange/ui/primitives/skeleton';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { PasswordDialog, type PasswordDialogProps } from '../../lib/dialogs/password-dialog.tsx';
import { useDialogSubject } from '../../lib/dialogs/use-dialog-subject.ts';
import { notify } from '../../lib/notify.ts';
import { QueryView } from '../../lib/query-view.tsx';

type Filter = MemberFilter | 'all';

const filters = (): readonly { value: Filter; label: string }[] => [
  { value: 'all', label: t`All` },
  { value: 'new', label: t`New` },
  { value: 'unconfirmed', label: t`Unconfirmed` },
  { value: 'restricted', label: t`Restricted` },
  { value: 'never_back', label: t`Never back` },
];

/** The members of the community for operators: search, filters, facts, roles and help with log-ins. */
export function MemberList() {
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [openId, setOpenId] = useState<string | null>(null);
  const search = useDebounced(text.trim());
  const query = useCommunityMembers({ search, filter: filter === 'all' ? undefined : filter });
  const ownId = useMember()?.userId ?? '';
  const { thing: asked, opening, isOpen, show, close } = useDialogSubject<Asked>();
  const dialogOf = useDialog();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field label={t`Name, or a whole email address`}>
        <Input type="search" maxLength={200} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <FilterChips label={t`Filter members`} options={filters()} value={filter} onChange={setFilter} />
      <QueryView
        query={query}
        loading={
          <LoadingStatus label={t`Loading the members...`}>
            <SkeletonRows count={4} className="h-18" />
          </LoadingStatus>
        }
        failure={t`We couldn’t load the members`}
        isEmpty={({ members }) => members.length === 0}
        empty={<p className="py-8 text-ink-2">{t`Nobody matches.`}</p>}
      >
        {({ members, hasMore = false }) => (
          <CommunityMembers
            members={members}
            hasMore={hasMore}
            ownId={ownId}
            openId={openId}
            onOpen={setOpenId}
            profileHref={paths.user.to}
            onTask={(member, task) => show({ member, task })}
          />
        )}
      </QueryView>
      {asked === null ? null : <PasswordDialog key={opening} open={isOpen} onClose={close} {...dialogOf(asked)} />}
    </div>
  );
}

type Asked = { member: CommunityMember; task: MemberTask };
type Dialog = Omit<PasswordDialogProps, 'open' | 'onClose'>;

/** Returns what the dialog of a task says and does. */
function useDialog(): (asked: Asked) => Dialog {
  const setRoles = useSetMemberRoles();
  const logOut = useLogOutMember();
  const resetCodes = useResetMemberCodes();
  return ({ member, task }) => {
    const { _id: userId, role, isOperator } = member;
    const name = displayName(member.name);
    const change = (roles: Partial<Pick<CommunityMember, 'role' | 'isOperator'>>, done: string) => ({
      pendingLabel: t`Saving...`,
      onConfirm: async ({ password }: { password: string }) => {
        await setRoles.mutateAsync({ userId, body: { role, isOperator, ...roles, password } });
        notify.success(done);
      },
    });
    const reason = { name: '', nameLabel: t`Reason`, nameLength: 300 };
    if (task === 'moderator') {
      const isDismissal = role === 'moderator';
      return {
        title: isDismissal ? t`Dismiss ${name} as moderator?` : t`Make ${name} a moderator?`,
        description: isDismissal
          ? t`They no longer read reports, from now on.`
          : t`They read reports with the messages around them, and decide. The log has who appointed them.`,
        action: isDismissal ? t`Dismiss` : t`Make a moderator`,
        ...(isDismissal && { tone: 'danger' as const }),
        ...change(
          { role: isDismissal ? 'member' : 'moderator' },
          isDismissal ? t`Dismissed.` : t`They are a moderator now.`,
        ),
      };
    }
    if (task === 'operator')
      return {
        title: isOperator ? t`Dismiss ${name} as operator?` : t`Make ${name} an operator?`,
        description: isOperator
          ? t`They no longer open the console, from now on.`
          : t`They open the console: numbers, members, settings and texts. They read no messages and no reports.`,
        action: isOperator ? t`Dismiss` : t`Make an operator`,
        ...(isOperator && { tone: 'danger' as const }),
        ...change({ isOperator: !isOperator }, isOperator ? t`Dismissed.` : t`They are an operator now.`),
      };
    const isCodes = task === 'codes';
    return {
      title: isCodes ? t`Turn off the codes of ${name}?` : t`Log ${name} out everywhere?`,
      description: isCodes
        ? t`Verify who is asking first. An email tells them, and their password alone is enough then. The log has your reason.`
        : t`They can log in again. The log has your reason.`,
      action: isCodes ? t`Turn off` : t`Log out everywhere`,
      pendingLabel: t`Saving...`,
      tone: 'danger',
      ...reason,
      onConfirm: async ({ name: why, password }) => {
        await (isCodes ? resetCodes : logOut).mutateAsync({ userId, body: { reason: why, password } });
        notify.success(isCodes ? t`Their codes are turned off.` : t`They are logged out everywhere.`);
      },
    };
  };
}
