import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { offersSavedCards, savedCardsQuery } from '#components/checkout/queries.ts';
import type { Billing } from '#contract/customers/billing.ts';
import type { ProviderKind, SavedCard, CardSession } from '#contract/payments/payments.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { askCard, type CardAnswer } from './calls/ask-card.ts';
import type { CardForm } from './calls/card-form.ts';
import type { PaymentState } from './payment-state.ts';

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
function useCardSession({ cardSession, transactionUuid, savedCard, isForEveryCard }: Asking) {
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

/**
 * The saved cards that can pay for the basket, the newest first. Where they cannot be read, `isUnread` says so, and a card
 * can be entered.
 */
function useSavedCards() {
  const { mode, zone } = useSite();
  const isAsked = offersSavedCards(mode);
  const { data, isPending, isError, refetch } = useQuery({
    ...savedCardsQuery(browserApi, zone),
    enabled: isAsked,
    retry: false,
    throwOnError: false,
  });
  return { cards: data ?? [], isKnown: !isAsked || !isPending, isUnread: isError && data === undefined, refetch };
}

interface CardPayment {
  state: Pick<PaymentState, 'session' | 'lastFailure'>;
  transactionUuid: string | null;
  provider: ProviderKind | null;
  /** Whether a new card can be saved. */
  savesCards: boolean;
}

async function renewedKey(transactionUuid: string | null): Promise<string | null> {
  try {
    const body = transactionUuid === null ? {} : { transactionUuid };
    const { data } = await browserApi('createOpayoSession', { body });
    return data.sessionKey;
  } catch {
    return null;
  }
}

/** The saved card chosen: the newest until the customer chooses another, or a new card. */
function useChoice(cards: readonly SavedCard[]) {
  const [choice, setChoice] = useState<string | null | undefined>();
  const newest = cards[0] ?? null;
  return {
    savedCard: choice === null ? null : (cards.find(({ id }) => id === choice) ?? newest),
    /** Chooses a saved card by its id, or with null a new card. */
    choose: setChoice,
  };
}

/** The card to pay with, saved or new, its form, and a function that asks for what pays with it. */
export function useCard({ state, transactionUuid, provider, savesCards }: CardPayment) {
  const { session: paymentSession, lastFailure } = state;
  const { cards, isKnown, isUnread, refetch: refetchCards } = useSavedCards();
  const { savedCard, choose } = useChoice(cards);
  const cardSession = paymentSession?.cardSession ?? null;
  const isStripe = provider === 'stripe';
  const {
    session,
    isFailed,
    refetch: refetchSession,
  } = useCardSession({
    ...{ cardSession, transactionUuid, savedCard },
    isForEveryCard: isStripe,
  });
  const [wantsSaving, setWantsSaving] = useState(false);
  const form = useRef<CardForm>(null);
  const madeAt = useRef(0);
  const [attempt, setAttempt] = useState(1);
  const [brokenAttempt, setBrokenAttempt] = useState(0);
  const sessionKey = session?.sessionKey;
  useEffect(() => {
    madeAt.current = Date.now();
  }, [sessionKey]);
  // A card that cannot be paid with any more is not offered again.
  const readAgain = useEffectEvent(() => void (cards.length > 0 && refetchCards()));
  useEffect(() => {
    if (lastFailure !== null) readAgain();
  }, [lastFailure]);

  /** `billing` is null while the address is still wrong. */
  const ask = async (billing: Billing | null): Promise<CardAnswer> => {
    // The key of Stripe's form does not run out.
    const age = isStripe ? 0 : Date.now() - madeAt.current;
    const renew = () => renewedKey(transactionUuid);
    const answer = await askCard({ form: form.current, session, savedCard, wantsSaving, billing, age, renew });
    if ('problem' in answer && answer.problem.kind === 'saved_card_gone') choose(null);
    return answer;
  };

  return {
    ask,
    /** Whether it is known which cards are saved. */
    isKnown,
    /** Reads the saved cards again; null unless they could not be read. */
    readCards: isUnread ? () => void refetchCards() : null,
    cards,
    savedCard,
    choose,
    session,
    savesCards,
    isStripe,
    wantsSaving,
    setWantsSaving,
    /** Counts the times that the form was opened. */
    attempt,
    isBroken: brokenAttempt === attempt || isFailed,
    onForm: (opened: CardForm | null) => void (form.current = opened),
    onFailed: () => setBrokenAttempt(attempt),
    openAgain: () => {
      setAttempt(attempt + 1);
      if (isFailed) void refetchSession();
    },
  };
}
