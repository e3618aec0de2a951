import { useLocale, useTranslations } from 'next-intl';
import { MembershipDrawing } from '#components/illustrations/membership-drawing.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import type { Membership } from '#contract/customers/memberships.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { PlaceHeading } from '../frame/place-heading.tsx';
import { useAddToBasket } from '../frame/use-add-to-basket.ts';
import { MembershipDocuments } from './documents/membership-documents.tsx';
import { Staying } from './leaving.tsx';
import { Benefits, MembershipFacts } from './membership-facts.tsx';
import { MembershipState } from './membership-state.tsx';

const Renewal = ({ membership: { membershipType, renewal } }: { membership: Membership }) => {
  const t = useTranslations('memberships');
  const { add, isPending } = useAddToBasket();
  if (renewal === null) return null;
  const { membershipRenewalId, summary, price } = renewal;
  const amount = formatMoney(price.value, price.currency);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        type="button"
        loading={isPending}
        aria-label={t('renewNamed', { amount, name: membershipType.name })}
        onClick={() => add({ purchasableId: membershipRenewalId, purchasableType: 'membershipRenewal' })}
      >
        {t('renew', { amount })}
      </Button>
      <p className="text-s">{summary}</p>
    </div>
  );
};

interface MembershipPanelProps {
  membership: Membership;
  acting: number | null;
  /** The DOM id of the part with its document. */
  documentsId?: string | undefined;
}

/** A membership that somebody has: what it is, what it costs, what it includes and who is on it. */
export const MembershipPanel = ({ membership, acting, documentsId }: MembershipPanelProps) => {
  const t = useTranslations('memberships');
  const locale = useLocale();
  const { id, membershipType, homeVenue, status, people, leaving, plannedChange, isHolder } = membership;
  return (
    <Card as="section" className="overflow-clip" aria-labelledby={`membership-${id}`}>
      <div className="on-dark relative grid justify-items-start gap-1 overflow-clip bg-dark p-5 text-s text-white small:p-6">
        <MembershipDrawing />
        <MembershipState status={status} />
        <PlaceHeading look="relative heading-2 text-white" id={`membership-${id}`}>
          {membershipType.name}
        </PlaceHeading>
        <p className="relative">{homeVenue.name}</p>
      </div>
      <div className="grid gap-5 px-4 py-5 small:p-6">
        <MembershipFacts membership={membership} />
        {plannedChange !== null && (
          <Notice tone="info">
            {t('planned', {
              name: plannedChange.membershipType.name,
              date: formatDayOfYear(plannedChange.takesEffectOn, locale),
            })}
          </Notice>
        )}
        {leaving !== null && <Staying membership={membership} acting={acting} />}
        <Benefits membership={membership} />
        <p className="text-s">{t('people', { names: people.map(({ name }) => name).join(', ') })}</p>
        <MembershipDocuments membership={membership} acting={acting} id={documentsId} />
        {isHolder ? <Renewal membership={membership} /> : <p className="text-s">{t('notHolder')}</p>}
      </div>
    </Card>
  );
};
