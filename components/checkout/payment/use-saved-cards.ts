import { useQuery } from '@tanstack/react-query';
import { savedCardsQuery } from '#components/checkout/queries.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useSite } from '#lib/zones/site-context.tsx';

/**
 * The saved cards that can pay for the basket, the newest first, and the component of their rows, whose code most
 * visitors do not need. A kiosk asks for none, and without an answer there are none, because a card can always be
 * entered.
 */
export function useSavedCards() {
  const { mode, zone } = useSite();
  const isAsked = mode !== 'kiosk';
  const [id, input] = savedCardsQuery(browserApi, zone).queryKey;
  const { data, isPending, refetch } = useQuery({
    queryKey: [id, input, 'rows'],
    queryFn: async ({ signal }) => {
      const { data: cards } = await browserApi(id, input, { signal });
      // Rows and cards come together, so that there is no moment with only one of them.
      const Rows = cards.length > 0 ? (await import('./saved-cards.tsx')).SavedCards : null;
      return { cards, Rows };
    },
    enabled: isAsked,
    retry: false,
    throwOnError: false,
  });
  return { cards: data?.cards ?? [], Rows: data?.Rows ?? null, isKnown: !isAsked || !isPending, refetch };
}
