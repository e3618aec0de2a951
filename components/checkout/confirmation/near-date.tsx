import { formatDate } from '#lib/format/format-date.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { nearDay } from './confirmation-facts.ts';

/** A date, with "today" or "tomorrow" where that is true. Both are YYYY-MM-DD. */
export const NearDate = ({ date, today }: { date: string; today: string }) => {
  const text = useText();
  const words = formatDate(date, text.language);
  const near = nearDay(date, today);
  if (near === undefined) return words;
  return text(near === 0 ? 'confirmation.today' : 'confirmation.tomorrow', { date: words });
};
