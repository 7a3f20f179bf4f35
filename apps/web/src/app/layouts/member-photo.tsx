import { useUser } from '@skill-exchange/api-client/users';
import { useEffect } from 'react';
import { useMember } from '../../shared/session/session-context.ts';
import { usePhotoUrl } from '../../shared/use-photo-url.ts';
import { Queries } from '../queries.tsx';

export type MemberPhotoProps = {
  /** Told the address of the photo, or undefined while there is none. */
  onPhoto: (photo: string | undefined) => void;
};

/** Reads the member's photo for the navbar, which is there before. Draws nothing. */
export function MemberPhoto(props: MemberPhotoProps) {
  return (
    <Queries>
      <PhotoReader {...props} />
    </Queries>
  );
}

function PhotoReader({ onPhoto }: MemberPhotoProps) {
  const userId = useMember()?.userId ?? '';
  const { data } = useUser(userId, { enabled: userId !== '' });
  const photo = usePhotoUrl()(data?.photo);
  useEffect(() => onPhoto(photo), [onPhoto, photo]);
  return null;
}
