/** Bytes of the offset table, and of each table's record after it: https://learn.microsoft.com/typography/opentype/spec/otff */
const headerSize = 12;
const recordSize = 16;

/** The tables of an uncompressed font, by their tags: what is written into one is written into the font. */
export function readTables(font: Buffer): Map<string, Buffer> {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => headerSize + index * recordSize);
  return new Map(
    records.map((at) => {
      const offset = font.readUInt32BE(at + 8);
      return [
        font.toString('latin1', at, at + 4),
        font.subarray(offset, offset + font.readUInt32BE(at + 12)),
      ];
    }),
  );
}

/**
 * A font with some tables of another one that holds the same glyphs in the same order.
 *
 * @param font an uncompressed font
 * @param other another one
 * @param tags which tables come from it, where it has them; the font's own go in any case
 * @returns the font without checksums, which whatever compresses it works out
 */
export function withTablesOf(font: Buffer, other: Buffer, tags: readonly string[]): Buffer {
  const tables = readTables(font);
  for (const tag of tags) tables.delete(tag);
  for (const [tag, table] of readTables(other)) if (tags.includes(tag)) tables.set(tag, table);

  const header = Buffer.alloc(headerSize + tables.size * recordSize);
  font.copy(header, 0, 0, 4);
  header.writeUInt16BE(tables.size, 4);
  const parts = [header];
  let end = header.length;
  const inOrder = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [index, [tag, table]] of inOrder.entries()) {
    const record = headerSize + index * recordSize;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(end, record + 8);
    header.writeUInt32BE(table.length, record + 12);
    // Every table begins at a multiple of four.
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}
