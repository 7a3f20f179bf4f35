type WrittenSection = {
  name: string;
  /** The command that writes it. */
  command: string;
  content: string;
};

/** A document with the section that a script writes into it. Two comments say where it begins and ends. */
export function withSection(document: string, { name, command, content }: WrittenSection): string {
  const begin = `<!-- ${name}: written by \`${command}\` -->`;
  const end = `<!-- end of ${name} -->`;
  const [before = '', rest = ''] = document.split(begin);
  return `${before}${begin}\n\n${content}\n\n${end}${rest.split(end)[1] ?? ''}`;
}
