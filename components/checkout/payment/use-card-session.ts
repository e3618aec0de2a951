import { useQuery } from '@tanstack/react-query';
import type { CardSession, SavedCard } from '#contract/payments/payments.ts';
import { browserApi } from '#lib/api/browser-api.ts';

interface Asking {
  /** The session that came with the payment; it knows the newest saved card. */
  cardSession: CardSession | null;
  transactionUuid: string | null;
  /** The saved card to pay with; null for a new one. */
  savedCard: SavedCard | null;
  /** Sessions do not depend on the card. */
  isForEveryCard: boolean;
}

/** The session in which the chosen card is asked for, whether it could not be opened, and how to open it again. */
export function useCardSession({ cardSession, transactionUuid, savedCard, isForEveryCard }: Asking) {
  const isOther =
    !isForEveryCard && cardSession !== null && savedCard !== null && savedCard.id !== cardSession.savedCard?.id;
  const { data, isError, refetch } = useQuery({
    queryKey: ['createOpayoSession', transactionUuid, savedCard?.id, cardSession?.sessionKey],
    queryFn: async () => {
      const body = { transactionUuid: transactionUuid ?? undefined, savedCardId: savedCard?.id };
      return (await browserApi('createOpayoSession', { body })).data;
    },
    enabled: isOther,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    throwOnError: false,
  });
  return isOther
    ? { session: data ?? null, isFailed: isError, refetch }
    : { session: cardSession, isFailed: false, refetch };
}
