import type { QrCode } from '#lib/format/qr-code.ts';

/** A QR code as a picture without words; what stands around it says what it is. */
export const EntryQr = ({ qr: { size, path } }: { qr: QrCode }) => (
  <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
    <path d={path} />
  </svg>
);
