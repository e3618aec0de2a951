import BadgePercent from 'lucide-react/icons/badge-percent';
import TicketCheck from 'lucide-react/icons/ticket-check';
import { useTranslations } from 'next-intl';
import { useBasketAction } from '#components/basket/use-basket-action.ts';
import { lineNameId } from '#components/booking/lines/line-name-id.ts';
import { removeBenefitMutation, removePackageUsageMutation } from '#components/booking/queries/cart.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Price } from '#components/ui/price.tsx';
import type { CartItem } from '#contract/cart/cart-items.ts';
import type { Saving } from '#contract/cart/savings.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { MorePackages } from './more-packages.tsx';
import { SubLine, SubLinePrice } from './sub-line.tsx';
import { UsesLeft } from './uses-left.tsx';

type AppliedLineProps = {
  kind: 'benefit' | 'package';
  item: CartItem;
};

const icons = { benefit: BadgePercent, package: TicketCheck };
const mutations = { benefit: removeBenefitMutation, package: removePackageUsageMutation };
const words = {
  benefit: { applied: 'basket.benefit', remove: 'basket.removeBenefit', done: 'basket.toasts.benefitRemoved' },
  package: {
    applied: 'basket.packageUsage',
    remove: 'basket.payInstead',
    done: 'basket.toasts.packageUsageRemoved',
  },
} as const;

const Amount = ({ amount }: Pick<Saving, 'amount'>) => (
  <SubLinePrice kind="saving">
    <Price amountMinor={-amount.value} currency={amount.currency} />
  </SubLinePrice>
);

/** A membership's benefit or a package's use that lowers a line's price; it can be kept for another time. */
export const AppliedLine = ({ kind, item }: AppliedLineProps) => {
  const t = useTranslations();
  const { applied, remove, done } = words[kind];
  const { mutate, isPending } = useBasketAction(mutations[kind](browserApi), { success: t(done) }, () =>
    document.getElementById(lineNameId(item.id))?.focus(),
  );
  const saving = item.savings?.find((one) => one.kind === kind);
  return (
    <SubLine icon={icons[kind]} kind="benefit">
      <span>
        {saving?.name != null && <b className="block">{saving.name}</b>}
        {saving === undefined ? t(applied) : <UsesLeft saving={saving} applied={t(applied)} />}
        {kind === 'package' && saving?.usesLeft === 0 && <MorePackages item={item} />}
      </span>
      {saving !== undefined && <Amount amount={saving.amount} />}
      <Button
        variant="text"
        size="medium"
        className="col-[2/-1] mt-0.5 -mb-0.5 -ml-2 justify-self-start small:col-auto small:mt-0 small:-mr-1 small:mb-0 small:ml-2"
        loading={isPending}
        aria-describedby={lineNameId(item.id)}
        onClick={() => mutate({ params: { cartItemId: item.id } })}
      >
        {t(remove)}
      </Button>
    </SubLine>
  );
};
