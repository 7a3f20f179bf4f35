const pairAdjustment = 2;
const extension = 9;
/** A value record that holds how far what follows moves, and nothing else. */
const advanceAlone = 4;

/**
 * Rounds a font's kerning, so that it takes less to fetch: hundreds of pairs differ by a thousandth of an em, which
 * nobody sees.
 *
 * @param table its GPOS table, which is changed: https://learn.microsoft.com/typography/opentype/spec/gpos
 * @param step what all kerning becomes a multiple of, in units of the font
 */
export function roundKerning(table: Buffer, step: number): void {
  for (const at of pairTables(table)) {
    if (table.readUInt16BE(at + 4) !== advanceAlone || table.readUInt16BE(at + 6) !== 0) {
      throw new Error(
        'Only kerning that moves what follows, whatever the weight and the size, can be rounded.',
      );
    }
    for (const value of advances(table, at)) {
      table.writeInt16BE(Math.round(table.readInt16BE(value) / step) * step, value);
    }
  }
}

/** Where the tables of pairs begin. */
function pairTables(table: Buffer): number[] {
  return offsets(table, table.readUInt16BE(8), 0).flatMap((lookup) =>
    offsets(table, lookup, 4).flatMap((at) => {
      const type = table.readUInt16BE(lookup);
      if (type === pairAdjustment) return [at];
      const isPair = type === extension && table.readUInt16BE(at + 2) === pairAdjustment;
      return isPair ? [at + table.readUInt32BE(at + 4)] : [];
    }),
  );
}

/** Where the values of one table of pairs stand: by letters in the first format, by groups of them in the second. */
function advances(table: Buffer, at: number): number[] {
  if (table.readUInt16BE(at) === 1) {
    return offsets(table, at, 8).flatMap((set) => every(4, set + 4, table.readUInt16BE(set)));
  }
  return every(2, at + 16, table.readUInt16BE(at + 12) * table.readUInt16BE(at + 14));
}

/** The places that a counted list of offsets names; they count from `from`, and the list stands `skip` bytes after. */
function offsets(table: Buffer, from: number, skip: number): number[] {
  const count = table.readUInt16BE(from + skip);
  return every(2, from + skip + 2, count).map((at) => from + table.readUInt16BE(at));
}

function every(size: number, first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index * size);
}
