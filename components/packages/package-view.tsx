import Hourglass from 'lucide-react/icons/hourglass';
import MapPin from 'lucide-react/icons/map-pin';
import TicketCheck from 'lucide-react/icons/ticket-check';
import { OrderSummary } from '#components/booking/lines/order-summary.tsx';
import { Columns } from '#components/ui/layout/columns.tsx';
import { Fact, Facts } from '#components/ui/layout/facts.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Package } from '#contract/packages/packages.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { BuyPackage } from './buy-package.tsx';
import { expiryText, packageName, usesInAll, whereText } from './package-texts.ts';

type PackageCoversProps = { shown: Pick<Package, 'contents'>; t: Translate };

/** What a package is good for, content by content, and what that comes to. */
const PackageCovers = ({ shown, t }: PackageCoversProps) => (
  <Panel aria-labelledby="covers">
    <h2 className="heading-3" id="covers">
      {t('packages.covers')}
    </h2>
    {shown.contents.map(({ usages, pricingOptions }, index) => {
      const names = pricingOptions.map(({ name, reference }) => name ?? reference);
      const [only, ...others] = names;
      if (only !== undefined && others.length === 0)
        return <p key={index}>{t('packages.ofOne', { count: usages, name: only })}</p>;
      return (
        <div key={index}>
          <p>{t('packages.ofAny', { count: usages })}</p>
          <ul className="mt-1 grid list-disc gap-1 pl-4.5">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      );
    })}
    {shown.contents.length > 1 && <p>{t('packages.addUp', { count: usesInAll(shown) })}</p>}
  </Panel>
);

/** How many uses a package has, for how long and where. */
const PackageFacts = ({ shown, t }: { shown: Package; t: Translate }) => (
  <Facts>
    <Fact icon={TicketCheck} term={t('packages.covers')}>
      {t('packages.uses', { count: usesInAll(shown) })}
    </Fact>
    <Fact icon={Hourglass} term={t('packages.lasts')}>
      {expiryText(shown, t)}
      {shown.expiry !== null && <small className="block text-s text-ink-2">{t('packages.lastDay')}</small>}
    </Fact>
    <Fact icon={MapPin} term={t('packages.where')}>
      {whereText(shown, t)}
    </Fact>
  </Facts>
);

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
