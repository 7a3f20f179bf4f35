import type { ChatUser } from '@skill-exchange/api-client/types';
import { lazyDialog } from '../../lib/dialogs/lazy-dialog.tsx';
import { useDialogSubject } from '../../lib/dialogs/use-dialog-subject.ts';

const BlockQuestion = lazyDialog(
  async () => (await import('../../features/blocks/block-question.tsx')).BlockQuestion,
  ({ onOpenChange }) => onOpenChange(false),
);
const ReportMember = lazyDialog(
  async () => (await import('../../features/reports/report-member.tsx')).ReportMember,
  ({ onClose }) => onClose(),
);

/** Reports and blocks a member from a conversation. Each offers the other afterwards. */
export function useMemberSafety() {
  const blocking = useDialogSubject<{ member: ChatUser; isReported: boolean }>();
  const reporting = useDialogSubject<{ member: ChatUser; isBlocked: boolean }>();
  const blocked = blocking.thing;
  const reported = reporting.thing;
  return {
    onBlock: (member: ChatUser) => blocking.show({ member, isReported: false }),
    onReport: (member: ChatUser) => reporting.show({ member, isBlocked: false }),
    dialogs: (
      <>
        <BlockQuestion
          key={`block ${blocking.opening}`}
          open={blocking.isOpen}
          onOpenChange={(open) => void (open || blocking.close())}
          userId={blocked?.member._id ?? ''}
          name={blocked?.member.name ?? ''}
          isReported={blocked?.isReported ?? false}
          onBlocked={(reportsToo) => {
            blocking.close();
            if (reportsToo && blocked !== null) reporting.show({ member: blocked.member, isBlocked: true });
          }}
        />
        <ReportMember
          key={`report ${reporting.opening}`}
          open={reporting.isOpen}
          userId={reported?.member._id ?? ''}
          name={reported?.member.name ?? ''}
          hasPhoto={Boolean(reported?.member.photo)}
          onClose={() => void reporting.close()}
          onReported={() => {
            if (reported?.isBlocked === false) blocking.show({ member: reported.member, isReported: true });
          }}
        />
      </>
    ),
  };
}
