import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { MemberBarcode } from '#components/booking/entry/member-barcode.tsx';
import { MembershipDrawing } from '#components/illustrations/membership-drawing.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import type { Membership } from '#contract/customers/memberships.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { membershipsQuery } from '../memberships/queries.ts';

/** What is next for a membership: its payment or its last day. */
function useNext({ nextBillingOn, price, endsOn }: Membership): string | null {
  const t = useTranslations('account');
  const locale = useLocale();
  if (endsOn !== null) return t('membership.until', { date: formatDayOfYear(endsOn, locale) });
  if (nextBillingOn === null || price === null) return null;
  const amount = formatMoney(price.value, price.currency);
  return t('membership.next', { amount, date: formatDayOfYear(nextBillingOn, locale) });
}

const Card = ({ membership, barcode }: { membership: Membership; barcode: string | null }) => {
  const t = useTranslations('account');
  const href = useHref();
  const next = useNext(membership);
  const { membershipType, homeVenue } = membership;
  return (
    <section
      className="on-dark relative grid gap-4 overflow-clip rounded-l bg-dark p-5 text-s text-white"
      aria-label={membershipType.name}
    >
      <MembershipDrawing />
      <div className="relative">
        <h2 className="heading-3 text-white">{membershipType.name}</h2>
        <p>{homeVenue.name}</p>
        {next !== null && <p>{next}</p>}
        <a className="mt-1 inline-block text-white" href={href('/memberships')}>
          {t('membership.manage')}
        </a>
      </div>
      {barcode !== null && <MemberBarcode number={barcode} />}
    </section>
  );
};

/** The memberships that are in force of the person acted for; nothing for somebody without any. */
export const MembershipCards = ({ acting }: { acting: number | null }) => {
  const { data, isError } = useQuery(membershipsQuery(browserApi, acting));
  const { data: auth } = useQuery({ ...authUserQuery(browserApi), throwOnError: false });
  if (data === undefined) return isError ? null : <Skeleton height={150} shape="control" />;
  return data
    .filter(({ status }) => status === 'active')
    .map((membership) => (
      <Card key={membership.id} membership={membership} barcode={acting === null ? (auth?.barcode ?? null) : null} />
    ));
};
