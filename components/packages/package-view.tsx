import { OrderSummary } from '#components/booking/lines/order-summary.tsx';
import { Columns } from '#components/ui/layout/columns.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Package } from '#contract/packages/packages.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { BuyPackage } from './buy-package.tsx';
import { PackageCovers } from './package-covers.tsx';
import { PackageFacts } from './package-facts.tsx';
import { expiryText, packageName, usesInAll } from './package-texts.ts';

/** What a package covers, where and for how long; its price and the button that adds it to the basket. */
export const PackageView = ({ shown, t }: { shown: Package; t: Translate }) => {
  const { price } = shown;
  const bought = {
    title: packageName(shown),
    detail: `${t('packages.uses', { count: usesInAll(shown) })}, ${expiryText(shown, t)}`,
    price: formatMoney(price.value, price.currency),
  };
  return (
    <Columns>
      <div className="grid content-start gap-6 *:min-w-0">
        {shown.description !== null && <p className="max-w-[64ch] text-l text-balance">{shown.description}</p>}
        <Panel as="div">
          <PackageFacts shown={shown} t={t} />
        </Panel>
        <PackageCovers shown={shown} t={t} />
      </div>
      <aside aria-label={t('packages.buyThis')}>
        <OrderSummary aria-labelledby="buy">
          <h2 className="heading-3" id="buy">
            {t('packages.buyThis')}
          </h2>
          <Sums>
            <Sum label={t('packages.price')}>
              <Price amountMinor={price.value} currency={price.currency} />
            </Sum>
          </Sums>
          <BuyPackage pricingOptionId={shown.pricingOption.id} shown={bought} />
          <p className="text-s">{t('packages.howItWorks')}</p>
        </OrderSummary>
      </aside>
    </Columns>
  );
};
