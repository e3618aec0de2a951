import BadgePercent from 'lucide-react/icons/badge-percent';
import TicketCheck from 'lucide-react/icons/ticket-check';
import { useTranslations } from 'next-intl';
import { useBasketAction } from '#components/basket/use-basket-action.ts';
import { removeBenefitMutation, removePackageUsageMutation } from '#components/booking/queries/cart.ts';
import { Button } from '#components/ui/button/button.tsx';
import type { CartItem } from '#contract/cart-items.ts';
import { browserApi } from '#lib/api/browser-api.ts';

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
    remove: 'basket.removePackageUsage',
    done: 'basket.toasts.packageUsageRemoved',
  },
} as const;

/** A membership's benefit or a package's use that lowers a line's price; it can be kept for another time. */
export const AppliedLine = ({ kind, item }: AppliedLineProps) => {
  const t = useTranslations();
  const { applied, remove, done } = words[kind];
  const { mutate, isPending } = useBasketAction(mutations[kind](browserApi), { success: t(done) });
  const Icon = icons[kind];
  return (
    <li className="subline subline--benefit">
      <Icon className="icon icon--s" />
      <span>{t(applied)}</span>
      <Button
        variant="text"
        size="medium"
        loading={isPending}
        onClick={() => mutate({ params: { cartItemId: item.id } })}
      >
        {t(remove)}
      </Button>
    </li>
  );
};
