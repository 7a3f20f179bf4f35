/** Creates a multipart body from a contract's schema, with files under their own name. Skips undefined fields. */
export function formData(fields: Readonly<Record<string, string | File | undefined>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value);
  }
  return form;
}
