import type { CommunityText, OperatorText } from '@skill-exchange/api-client/types';
import { presentMemberRef } from '../../users/present-user.ts';
import type { TextRow, VersionRow } from './repository.ts';

export function presentText({ kind, version, current_version, content, change, published_at }: TextRow): CommunityText {
  return {
    kind,
    version,
    currentVersion: current_version,
    content,
    change,
    publishedAt: published_at.toISOString(),
  };
}

type StoredText = Pick<TextRow, 'kind' | 'version' | 'content'> & { versions: readonly VersionRow[] };

/** Returns a text as operators see it: with its versions, and who published them. */
export function presentOperatorText({ kind, version, content, versions }: StoredText): OperatorText {
  return {
    kind,
    version,
    content,
    versions: versions.map(({ published_by: id, name, image_hash, must_accept, published_at, ...row }) => ({
      version: row.version,
      change: row.change,
      mustAccept: must_accept,
      accepted: row.accepted,
      publishedAt: published_at.toISOString(),
      ...(id !== null && name !== null && { publishedBy: presentMemberRef(id, name, image_hash) }),
    })),
  };
}
