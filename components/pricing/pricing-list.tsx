import { Panel } from '#components/ui/layout/panel.tsx';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { Price } from '#components/ui/price.tsx';
import type { MembershipPricing } from '#contract/activities/pricing.ts';
import { capitalised } from '#lib/format/capitalised.ts';
import type { Translate } from '#lib/i18n/translate.ts';

type PricingProps = { pricing: readonly MembershipPricing[]; t: Translate };

/** The prices of one activity, in their order. */
const ActivityPricing = ({ pricing, t }: PricingProps) => {
  const [first] = pricing;
  if (first === undefined) return null;
  const id = `pricing-${first.activity.slug}`;
  return (
    <Panel aria-labelledby={id}>
      <h2 className="heading-3" id={id}>
        {capitalised(first.activity.name)}
      </h2>
      {pricing.map(({ pricingOption, standard, prices }, index) => (
        <div key={pricingOption?.id ?? index} className="grid gap-2">
          {pricingOption?.name != null && <h3 className="heading-4">{pricingOption.name}</h3>}
          <Sums>
            <Sum label={t('pricing.standard')}>
              <Price amountMinor={standard.value} currency={standard.currency} />
            </Sum>
            {prices.map(({ membershipType, price }) => (
              <Sum key={membershipType.id} label={membershipType.name} tone="saving">
                {price.value === 0 ? (
                  t('timetable.free')
                ) : (
                  <Price amountMinor={price.value} currency={price.currency} />
                )}
              </Sum>
            ))}
          </Sums>
        </div>
      ))}
    </Panel>
  );
};

/** What members pay less for at a venue, by activity. */
export const PricingList = ({ pricing, t }: PricingProps) => {
  const slugs = new Set(pricing.map(({ activity }) => activity.slug));
  return [...slugs].map((slug) => (
    <ActivityPricing key={slug} pricing={pricing.filter(({ activity }) => activity.slug === slug)} t={t} />
  ));
};
