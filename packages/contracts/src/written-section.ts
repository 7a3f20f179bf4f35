type WrittenSection = {
  name: string;
  /** The command that generates it. */
  command: string;
  content: string;
};

/** Replaces a generated section of a document. Two comments mark its start and end. */
export function withSection(document: string, { name, command, content }: WrittenSection): string {
  const begin = `<!-- ${name}: written by \`${command}\` -->`;
  const end = `<!-- end of ${name} -->`;
  const [before = '', rest = ''] = document.split(begin);
  return `${before}${begin}\n\n${content}\n\n${end}${rest.split(end)[1] ?? ''}`;
}
