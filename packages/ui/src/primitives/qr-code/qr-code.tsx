interface QrCodeProps {
  /** Its squares, row by row: true is dark. */
  rows: readonly (readonly boolean[])[];
  /** Its content, for screen readers. */
  label: string;
}

/** A QR code. Dark on white in every theme, as cameras expect. */
export function QrCode({ rows, label }: QrCodeProps) {
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      data-slot="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="w-48 rounded-ctl forced-color-adjust-none"
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
