import { useTranslations } from 'next-intl';
import { MembershipDrawing } from '#components/illustrations/membership-drawing.tsx';
import type { Membership } from '#contract/customers/memberships.ts';
import type { Barcode } from '#lib/format/code-128.ts';

type MembershipCardProps = {
  membership: Membership;
  /** Of the account holder, with the bars that a reader at the gate takes; null before there is one. */
  card: { number: string; barcode: Barcode } | null;
};

/** The white margin that a reader needs at each end, in modules. */
const QUIET = 10;

const Bars = ({ number, barcode: { width, path } }: { number: string; barcode: Barcode }) => {
  const t = useTranslations('joining.welcome');
  return (
    <figure className="relative grid justify-items-center gap-1 rounded-m bg-white px-3 py-3 text-[#000]">
      <svg
        className="h-[4.5rem] w-full max-w-[22rem]"
        viewBox={`${-QUIET} 0 ${width + 2 * QUIET} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('barcode', { number })}
      >
        <path d={path} />
      </svg>
      <figcaption className="text-m font-medium tracking-[0.08em] tabular-nums" aria-hidden="true">
        {number}
      </figcaption>
    </figure>
  );
};

/** The card of a new member: the membership, where it is at home, and the barcode. */
export const MembershipCard = ({ membership: { membershipType, homeVenue, people }, card }: MembershipCardProps) => {
  const t = useTranslations('joining.welcome');
  const names = people.map(({ name }) => name).join(', ');
  return (
    <section
      className="on-dark relative grid gap-4 overflow-clip rounded-l bg-dark p-5 text-s text-white small:p-6 print:break-inside-avoid print:[print-color-adjust:exact]"
      aria-labelledby="membership-card"
    >
      <MembershipDrawing />
      <div className="relative">
        <h2 className="sr-only" id="membership-card">
          {t('card')}
        </h2>
        <p className="heading-2 text-white">{membershipType.name}</p>
        <p>{homeVenue.name}</p>
        {people.length > 1 && <p>{names}</p>}
      </div>
      {card === null ? <p className="relative">{t('noCard')}</p> : <Bars {...card} />}
      {card !== null && <p className="relative">{t('show')}</p>}
    </section>
  );
};
