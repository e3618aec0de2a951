import X from 'lucide-react/icons/x';
import { useTranslations } from 'next-intl';
import type { Cart } from '#contract/cart/cart.ts';
import type { DeskTender } from '#contract/desk/pay-front-of-house.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { useCredit } from './credit-panel.tsx';
import { wayIcons, type Way } from './ways.ts';

const wayByTender: Partial<Record<DeskTender['tenderType'], Way>> = {
  cash: 'cash',
  card: 'card',
  voucher: 'voucher',
  'gift-card': 'gift-card',
  'membership-credit': 'credit',
  'general-credit': 'credit',
};

interface TakenListProps {
  cart: Cart;
  lines: readonly DeskTender[];
  /** Takes the line at this place off; undefined once the payment is under way. */
  onTakeOff: ((index: number) => void) | undefined;
}

/** What is on the order so far; each can be taken off until the last one. */
export const TakenList = ({ cart, lines, onTakeOff }: TakenListProps) => {
  const t = useTranslations('desk.pay');
  const { apply } = useCredit();
  const credit = cart.credits
    .filter(({ applied }) => applied.value > 0)
    .map(({ type, applied }) => ({
      line: { tenderType: `${type}-credit` as const, amount: applied.value },
      takeOff: () => apply(type, 0),
    }));
  const money = lines.map((line, index) => ({ line, takeOff: () => onTakeOff?.(index) }));
  const all = [...credit, ...money];
  if (all.length === 0) return null;
  return (
    <ul aria-label={t('takenSoFar')} className="grid border-t border-line">
      {all.map(({ line, takeOff }, index) => {
        const Icon = wayIcons[wayByTender[line.tenderType] ?? 'other'];
        const name = t(`tender.${line.tenderType}`);
        const amount = formatMoney(line.amount, cart.currency);
        return (
          // Lines have no other identity than their place.
          <li
            key={index}
            className="grid min-h-tap grid-cols-[1.25rem_minmax(0,1fr)_auto_auto] items-center gap-3 text-ink not-first:border-t not-first:border-line"
          >
            <Icon className="icon text-ink-3" aria-hidden />
            <span>{name}</span>
            <b className="font-medium tabular-nums">{amount}</b>
            {onTakeOff !== undefined && (
              <button
                type="button"
                className="-mr-4 grid size-tap place-items-center rounded-m"
                aria-label={t('takeOff', { name, amount })}
                onClick={takeOff}
              >
                <X className="icon" aria-hidden />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
};
