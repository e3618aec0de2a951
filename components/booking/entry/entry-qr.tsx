import type { QrCode } from '#lib/format/qr-code.ts';

/** A QR code without a text alternative of its own; the surrounding elements label it. */
export const EntryQr = ({ qr: { size, path } }: { qr: QrCode }) => (
  <svg className="w-full" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
    <path d={path} />
  </svg>
);
