import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { RadioOption } from '#components/ui/form/radio-group.tsx';
import { directDebit } from '#contract/forms/joining-payment.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { savedCardsQuery } from '../../money/queries.ts';

interface Wanted {
  /** Whom the customer acts for: cards are the customer's own alone. */
  acting: number | null;
  /** A card that is not offered. */
  withoutCardId?: string | undefined;
}

/** The ways to pay a membership: a direct debit, and the cards that are saved. */
export function useMethodOptions({ acting, withoutCardId }: Wanted): readonly RadioOption[] {
  const t = useTranslations('joining.method');
  const { data = [] } = useQuery({ ...savedCardsQuery(browserApi), enabled: acting === null });
  const cards = acting === null ? data.filter(({ id }) => id !== withoutCardId) : [];
  return [
    { value: directDebit, label: t('directDebit'), help: t('directDebitHelp') },
    ...cards.map(({ id, brand, last4, expiry }) => ({ value: id, label: t('savedCard', { brand, last4, expiry }) })),
  ];
}
