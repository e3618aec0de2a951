import { useTranslations } from 'next-intl';
import { MemberBarcode } from '#components/booking/entry/member-barcode.tsx';
import { MembershipDrawing } from '#components/illustrations/membership-drawing.tsx';
import type { Membership } from '#contract/customers/memberships.ts';

type MembershipCardProps = {
  membership: Membership;
  /** The number of the account holder's card; null before there is one. */
  card: string | null;
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
      {card === null ? <p className="relative">{t('noCard')}</p> : <MemberBarcode number={card} />}
      {card !== null && <p className="relative">{t('show')}</p>}
    </section>
  );
};
