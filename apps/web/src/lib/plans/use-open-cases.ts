import { useApi } from '@skill-exchange/api-client/provider';
import { useUser } from '@skill-exchange/api-client/users';
import { waitingCasesQuery } from '@skill-exchange/api-client/waiting-cases';
import { useQuery } from '@tanstack/react-query';
import { useMember } from '../auth-session/auth-session-context.ts';

/** Returns the number of cases that wait for a moderator; undefined for other members. */
export function useOpenCases(): number | undefined {
  const member = useMember();
  const { data: user } = useUser(member?.userId ?? '', { enabled: member !== null });
  const isModerator = user?.role === 'moderator';
  const { data = 0 } = useQuery({
    ...waitingCasesQuery(useApi()),
    enabled: isModerator,
    refetchOnWindowFocus: 'always',
  });
  return isModerator ? data : undefined;
}
