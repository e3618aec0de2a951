import type { Insertable } from 'kysely';
import type { DeskTendersTable, PaymentsTable } from '#backend/db/tables/orders.ts';
import { sum } from '#contract/rules/sum.ts';
import type { Placing } from './placing.ts';
import { getTenders, type TenderLine } from './tenders.ts';

type Payment = Insertable<PaymentsTable>;

/** What each kind of money taken at the desk is called on an order. */
export const deskTenderNames: Record<DeskTendersTable['tenderType'], string> = {
  cash: 'Cash',
  card: 'Card at reception',
  cheque: 'Cheque',
  'offline-voucher': 'Voucher on paper',
  float: 'Float',
  'off-system': 'Paid elsewhere',
  'direct-debit': 'Direct debit',
  voucher: 'Voucher',
  'gift-card': 'Gift card',
  inclusive: 'Included',
};

function getCardName({ card }: Placing): string {
  return card?.last4 == null ? 'Card' : `Card ending ${card.last4}`;
}

/** What pays for a basket other than money taken at the desk. */
function getOtherTenders({ basket, desk }: Placing): TenderLine[] {
  const tenders = getTenders(basket);
  return desk === undefined ? tenders : tenders.filter(({ tenderType }) => tenderType !== 'online');
}

function getPayment(line: TenderLine, placing: Placing) {
  if (line.tenderType === 'online') {
    const transactionId = placing.card?.transactionUuid ?? null;
    const held = { tenderType: 'online' as const, heldBy: 'card_provider' as const };
    return { ...held, creditType: null, transactionId, description: getCardName(placing) };
  }
  const isMembership = line.tenderType === 'membership-credit';
  const creditType = isMembership ? ('membership' as const) : ('general' as const);
  const description = isMembership ? 'Membership credit' : 'General credit';
  return { tenderType: 'credit' as const, heldBy: 'credit' as const, creditType, transactionId: null, description };
}

/** The payments of an order: credit, the card payment, and money taken at the desk line by line. */
export function getPayments(orderId: string, placing: Placing): Payment[] {
  const { now, desk } = placing;
  const shared = { orderId, status: 'done' as const, createdAt: now, completedAt: now };
  const others = getOtherTenders(placing).map((line) => ({
    ...shared,
    ...getPayment(line, placing),
    amount: line.amount,
    tendered: null,
    createdBy: null,
    tillId: null,
  }));
  const taken = (desk?.lines ?? []).map(({ tenderType, amount, tendered }) => ({
    ...shared,
    tenderType,
    heldBy: 'desk' as const,
    creditType: null,
    transactionId: null,
    description: deskTenderNames[tenderType],
    amount,
    tendered,
    createdBy: desk?.staffUserId ?? null,
    tillId: desk?.tillId ?? null,
  }));
  return [...others, ...taken];
}

/** What was paid, for the confirmation: credit by kind, and all else as one sum. */
export function getPaidTenders(placing: Placing): TenderLine[] {
  const { desk } = placing;
  const others = getOtherTenders(placing);
  if (desk === undefined) return others;
  return [...others, { tenderType: 'online', amount: sum(desk.lines.map(({ amount }) => amount)) }];
}
