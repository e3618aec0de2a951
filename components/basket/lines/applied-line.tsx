import { cva } from 'class-variance-authority';
import BadgePercent from 'lucide-react/icons/badge-percent';
import TicketCheck from 'lucide-react/icons/ticket-check';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useBasketAction } from '#components/basket/use-basket-action.ts';
import { lineNameId } from '#components/booking/lines/item-name.tsx';
import { removeBenefitMutation, removePackageUsageMutation } from '#components/booking/queries/cart.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Price } from '#components/ui/price.tsx';
import type { CartItem } from '#contract/cart/cart-items.ts';
import type { Saving } from '#contract/cart/savings.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { SubLine, SubLinePrice } from './sub-line.tsx';

/** The most uses that are drawn one by one. */
const drawn = 20;

const lane = cva(
  'h-2.5 flex-1 border-0 border-dashed border-primary-edge forced-color-adjust-none not-first:border-l',
  {
    variants: { isLeft: { true: 'bg-primary-action', false: 'bg-surface' } },
  },
);

/** The uses of a package as the lanes of a pool, those left filled. */
const Ribbon = ({ left, total }: { left: number; total: number }) => (
  <span className="mt-1.5 flex w-[7.5rem] overflow-clip rounded-s border border-primary-edge" aria-hidden="true">
    {Array.from({ length: total }, (_, index) => (
      <span key={index} className={lane({ isLeft: index < left })} />
    ))}
  </span>
);

/** How many uses a line takes and how many are left, in words and for a package as a ribbon. */
const UsesLeft = ({ saving, applied }: { saving: Saving; applied: string }) => {
  const t = useTranslations('basket');
  const { kind, uses, usesLeft, usesTotal } = saving;
  if (usesLeft === null) return applied;
  return (
    <>
      {t(kind === 'package' ? 'packageUses' : 'benefitUses', { count: uses, left: usesLeft })}
      {kind === 'package' && usesTotal !== null && usesTotal <= drawn && <Ribbon left={usesLeft} total={usesTotal} />}
    </>
  );
};

/** Below a package whose last use a line takes: the way to the packages of the line's venue. */
const MorePackages = ({ item }: { item: CartItem }) => {
  const t = useTranslations('basket');
  const href = useHref();
  if (!('venue' in item)) return null;
  return (
    <span className="block">
      <Link className="tap-target" href={href(`/packages/location/${item.venue.slug}`)} prefetch={false}>
        {t('morePackages')}
      </Link>
    </span>
  );
};

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
