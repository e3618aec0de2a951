import { useQuery } from '@tanstack/react-query';
import { offersSavedCards, savedCardsQuery } from '#components/checkout/queries.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useSite } from '#lib/zones/site-context.tsx';

/**
 * The saved cards that can pay for the basket, the newest first. Without an answer there are none, because a card can
 * always be entered.
 */
export function useSavedCards() {
  const { mode, zone } = useSite();
  const isAsked = offersSavedCards(mode);
  const { data, isPending, refetch } = useQuery({
    ...savedCardsQuery(browserApi, zone),
    enabled: isAsked,
    retry: false,
    throwOnError: false,
  });
  return { cards: data ?? [], isKnown: !isAsked || !isPending, refetch };
}
