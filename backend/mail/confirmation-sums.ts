import { formatMinor } from '#backend/serialize/money.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { joinSavings, type JoinedSaving } from '#contract/cart/rules/join-savings.ts';
import type { MailText } from './mail-text.ts';

export interface Sum {
  name: string;
  amount: string;
}

export interface Summed {
  words: MailText;
  items: readonly CartItem[];
  currency: string;
  /** Minor units. */
  total: number;
  tenders: readonly { tenderType: string; amount: number }[];
  cardLast4: string | null;
}

const add = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function getSavingName({ kind, name, uses: count }: JoinedSaving, { t }: MailText): string {
  if (kind === 'member_price') return t('mails.confirmed.memberPrices');
  return t('mails.confirmed.savingUses', { name: name ?? t(`booking.${kind}`), count });
}

/** How the total comes about: full price, extras and every saving by name; nothing where it is the full price. */
function getSavings({ words, items, currency, total }: Summed): Sum[] {
  const savings = joinSavings(items.flatMap((item) => item.savings ?? []));
  const saved = add(savings.map(({ amountMinor }) => amountMinor));
  if (saved === 0) return [];
  const fullPrice = add(items.map((item) => item.fullPrice?.value ?? item.lineTotal.value));
  const extras = total + saved - fullPrice;
  const { t } = words;
  return [
    { name: t('mails.confirmed.fullPrice'), amount: formatMinor(fullPrice, currency) },
    ...(extras > 0 ? [{ name: t('mails.confirmed.extras'), amount: formatMinor(extras, currency) }] : []),
    ...savings.map((saving) => ({
      name: getSavingName(saving, words),
      amount: `−${formatMinor(saving.amountMinor, currency)}`,
    })),
  ];
}

/** The sums of a confirmation: how the total comes about, what credit took off, and what was paid. */
export function confirmationSums(summed: Summed): { parts: Sum[]; paid: Sum } {
  const { words, tenders, total, currency, cardLast4 } = summed;
  const { t } = words;
  const getAmount = (type: string) => tenders.find(({ tenderType }) => tenderType === type)?.amount ?? 0;
  const credit = (name: string, amount: number) =>
    amount === 0 ? [] : [{ name, amount: `−${formatMinor(amount, currency)}` }];
  const card = cardLast4 === null ? t('mails.confirmed.paid') : t('mails.confirmed.paidByCard', { last4: cardLast4 });
  return {
    parts: [
      ...getSavings(summed),
      { name: t('mails.confirmed.total'), amount: formatMinor(total, currency) },
      ...credit(t('mails.confirmed.membershipCredit'), getAmount('membership-credit')),
      ...credit(t('mails.confirmed.generalCredit'), getAmount('general-credit')),
    ],
    paid: { name: card, amount: formatMinor(getAmount('online'), currency) },
  };
}
