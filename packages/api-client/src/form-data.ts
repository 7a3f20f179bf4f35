/**
 * A multipart body from a contract's schema: texts as they are, a file under its own name. Whatever is undefined is left
 * out.
 */
export function formData(fields: Readonly<Record<string, string | File | undefined>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value);
  }
  return form;
}
