/** Returns the command that backs up a PostgreSQL database, without the password: the command asks for it. */
export function pgDumpCommand(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password = '';
  for (const name of [...url.searchParams.keys()]) if (/password/i.test(name)) url.searchParams.delete(name);
  // A single quote ends a text in a shell.
  return `pg_dump --format=custom --file=community.dump '${url.href.replaceAll("'", '%27')}'`;
}
