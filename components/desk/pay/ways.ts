import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import Gift from 'lucide-react/icons/gift';
import ListPlus from 'lucide-react/icons/list-plus';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import WalletCards from 'lucide-react/icons/wallet-cards';
import type { Cart } from '#contract/cart/cart.ts';
import type { Desk } from '#contract/desk/desk.ts';

/** The ways to pay at the desk, in order. */
export const ways = ['cash', 'card', 'credit', 'voucher', 'gift-card', 'other'] as const;
export type Way = (typeof ways)[number];

/** What is taken as another way, in order. */
export const otherTenders = ['cheque', 'offline-voucher', 'direct-debit', 'float', 'off-system', 'inclusive'] as const;
export type OtherTender = (typeof otherTenders)[number];

export const wayIcons: Record<Way, typeof Banknote> = {
  cash: Banknote,
  card: CreditCard,
  credit: WalletCards,
  voucher: TicketPercent,
  'gift-card': Gift,
  other: ListPlus,
};

/** Whether a text is a way to pay. */
export const isWay = (text: unknown): text is Way => ways.some((way) => way === text);

/** The other ways that this member of staff may take here. */
export const getOtherTenders = ({ tenders }: Pick<Desk, 'tenders'>): OtherTender[] =>
  otherTenders.filter((tender) => tenders.includes(tender));

/** The ways that can pay this sale: one that cannot is left out. */
export function getWays(desk: Pick<Desk, 'tenders'>, { credits }: Pick<Cart, 'credits'>): Way[] {
  const can: Record<Way, boolean> = {
    cash: desk.tenders.includes('cash'),
    card: desk.tenders.includes('card'),
    credit:
      desk.tenders.includes('credit') &&
      credits.some(({ applied, maxApplicable }) => applied.value > 0 || maxApplicable.value > 0),
    voucher: desk.tenders.includes('voucher'),
    'gift-card': desk.tenders.includes('gift-card'),
    other: getOtherTenders(desk).length > 0,
  };
  return ways.filter((way) => can[way]);
}
