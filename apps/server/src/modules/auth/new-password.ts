import { invalid } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { normalizePassword } from './password-hash.ts';

/**
 * In characters. Checked again, because normalizing composed letters may leave fewer than the contract
 * counted.
 */
const shortestPassword = 8;

/**
 * Rejects a weak password.
 *
 * @param field its name in the body
 * @param known the member's name and email address
 * @throws ApiError 400 for a password that is short or easy to guess
 */
export async function rejectWeakPassword(
  { passwords }: Pick<AppContext, 'passwords'>,
  field: string,
  password: string,
  known: string[],
): Promise<void> {
  if ([...normalizePassword(password)].length < shortestPassword)
    throw invalid(field, `must have at least ${shortestPassword} characters`, {
      rule: 'too_short',
      params: { limit: shortestPassword },
    });
  if (await passwords.isGuessable(password, known))
    throw invalid(field, 'is one of the first that anybody tries. Use three or four unrelated words.', {
      rule: 'common_password',
    });
}
