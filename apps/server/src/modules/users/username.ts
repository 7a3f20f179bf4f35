/**
 * The handle made from a display name: lower-case letters and digits with hyphens between words. Latin letters lose
 * their accents, other scripts stay; a name without any letter or digit becomes "member".
 */
export function usernameOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'member' : slug;
}
