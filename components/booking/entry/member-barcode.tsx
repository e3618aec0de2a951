import { useTranslations } from 'next-intl';
import { code128 } from '#lib/format/code-128.ts';

/** The white margin that a reader needs at each end, in modules. */
const QUIET = 10;

/** A membership number as the bars that a reader at the gate takes, with the number below; else the number alone. */
export const MemberBarcode = ({ number }: { number: string }) => {
  const t = useTranslations('confirmation');
  const bars = code128(number);
  return (
    <figure className="relative grid justify-items-center gap-1 rounded-m bg-white px-3 py-3 text-[#000]">
      {bars !== null && (
        <svg
          className="h-[4.5rem] w-full max-w-[22rem]"
          viewBox={`${-QUIET} 0 ${bars.width + 2 * QUIET} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          role="img"
          aria-label={t('barcode', { number })}
        >
          <path d={bars.path} />
        </svg>
      )}
      <figcaption className="text-m font-medium tracking-[0.08em] tabular-nums" aria-hidden={bars !== null}>
        {number}
      </figcaption>
    </figure>
  );
};
