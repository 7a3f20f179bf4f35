/** What a required field says when it is empty. */
export const REQUIRED = 'Required';

/** What a link field says to anything but an http or https address. */
export const NOT_A_LINK = 'Please enter a valid URL.';

/** Whether a meeting can be joined at this address. */
export function isLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  return ['http:', 'https:'].includes(new URL(text).protocol);
}

/** For react-hook-form's `validate`: something other than spaces. */
export function filled(text: string): true | string {
  return text.trim() !== '' || REQUIRED;
}

/** For react-hook-form's `validate`: nothing, or a link. */
export function linkOrNothing(text: string): true | string {
  const link = text.trim();
  return link === '' || isLink(link) || NOT_A_LINK;
}

/** For react-hook-form's `validate`: a link. */
export function linkRequired(text: string): true | string {
  return text.trim() === '' ? REQUIRED : linkOrNothing(text);
}

/** For react-hook-form's `validate`: a whole number, and not too small. */
export function wholeNumberFrom(min: number) {
  return (text: string): true | string => {
    if (text.trim() === '') return REQUIRED;
    const isWhole = /^\d+$/.test(text.trim()) && Number.isSafeInteger(Number(text));
    return (isWhole && Number(text) >= min) || `Please enter a whole number, ${min} or more.`;
  };
}
