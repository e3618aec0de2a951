import { getPlace, getSessions, getSummary } from '#components/booking/lines/order-line-facts.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { formatDay } from '#lib/format/format-date.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';

interface Where {
  /** YYYY-MM-DD at the venue. */
  today: string;
  language: Language;
  t: Translate;
}

/** When and where a line takes place, or what it says of itself: `Today, 09:30–10:30, Main pool`. */
export function getLineFacts(item: CartItem, { today, language, t }: Where): string {
  const [first, ...others] = getSessions(item);
  if (first === undefined) return getSummary(item) ?? '';
  const day = first.date === today ? t('desk.sale.today') : formatDay(first.date, language);
  const [place] = getPlace(item);
  const count = others.length > 0 ? t('desk.sale.sessions', { count: others.length + 1 }) : undefined;
  return [day, `${first.startsAt}–${first.endsAt}`, place, count].filter((part) => part !== undefined).join(', ');
}
