import { useQuery } from '@tanstack/react-query';
import { savedCardsQuery } from '#components/checkout/queries.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useSite } from '#lib/zones/site-context.tsx';

/** The code of the rows of saved cards, which most visitors do not need. */
export const loadSavedCards = () => import('./saved-cards.tsx');

/**
 * The saved cards that can pay for the basket, the newest first. A kiosk asks for none, and without an answer there are
 * none, because a card can always be entered.
 */
export function useSavedCards() {
  const { mode, zone } = useSite();
  const isAsked = mode !== 'kiosk';
  const query = savedCardsQuery(browserApi, zone);
  const { data, isPending, refetch } = useQuery({
    ...query,
    queryFn: async ({ signal }) => {
      const { data: cards } = await browserApi('listSavedCards', query.queryKey[1], { signal });
      // Rows and cards come together, so that there is no moment with only one of them.
      if (cards.length > 0) await loadSavedCards();
      return cards;
    },
    enabled: isAsked,
    retry: false,
    throwOnError: false,
  });
  return { cards: data ?? [], isKnown: !isAsked || !isPending, refetch };
}
