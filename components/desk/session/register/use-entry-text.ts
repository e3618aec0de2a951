import { useTranslations } from 'next-intl';
import type { RegisterEntry } from '#contract/desk/sessions.ts';

/** Returns the functions that word an entry of the register: how it is paid, and the line below the name. */
export function useEntryText() {
  const t = useTranslations('deskSession.register');
  const getPayment = ({ paidWith, paid, due }: RegisterEntry): string => {
    if (due.value > 0) return t('due', { amount: due.formatted });
    if (paidWith === 'money') return t('paid', { amount: paid.formatted });
    return t(paidWith === 'nothing' ? 'free' : paidWith);
  };
  const getLine = (entry: RegisterEntry): string =>
    [
      entry.reference,
      entry.ticketName,
      entry.places > 1 && t('places', { count: entry.places }),
      entry.status === 'reserved' ? t('beingPaid') : getPayment(entry),
      entry.blockBooking !== null && t('block', { name: entry.blockBooking.name }),
    ]
      .filter(Boolean)
      .join(', ');
  return { getPayment, getLine };
}
