import { useTranslations } from 'next-intl';
import { InlineLink } from '#components/booking/inline-link.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { CardEntry } from './card-entry.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import type { PaymentState } from './payment-state.ts';
import { SavedCards } from './saved-cards.tsx';
import type { useCard } from './use-card.ts';

type CardPartProps = {
  state: Pick<PaymentState, 'status' | 'session' | 'lastFailure' | 'stripe'>;
  /** Minor units. */
  amount: number;
  card: ReturnType<typeof useCard>;
};

/** The provider's form: of a new card, or the security code of a saved one; nothing where no code is asked for. */
const CardForm = ({ state: { status, session, lastFailure, stripe }, amount, card }: CardPartProps) => {
  const t = useTranslations('checkout');
  const { savedCard, session: cardSession } = card;
  const isOpen = session !== null && (status === 'ready' || (status === 'preparing' && lastFailure === null));
  if (card.isBroken)
    return (
      <Notice tone="danger" role="alert">
        {t('payment.cardFormFailed')} <InlineLink onClick={card.openAgain}>{t('payment.retry')}</InlineLink>
      </Notice>
    );
  if (!isOpen || cardSession === null) return <CardSkeleton size={savedCard === null ? 'card' : 'code'} />;
  const savedCardToken = savedCard === null ? null : cardSession.savedCardToken;
  if (savedCard !== null && savedCardToken === null) return null;
  return (
    <CardEntry
      key={`${card.attempt} ${savedCard?.id}`}
      cardSession={cardSession}
      stripe={stripe}
      amount={amount}
      savedCardToken={savedCardToken}
      onForm={card.onForm}
      onFailed={card.onFailed}
    />
  );
};

/**
 * What to pay with: the saved cards, the newest of them chosen, or a new card, which can be saved. The question whether to
 * save it is there from the start, so that nothing below moves when the form comes.
 */
export const CardPart = ({ state, amount, card }: CardPartProps) => {
  const t = useTranslations('checkout');
  if (state.status === 'prepare_failed' || state.status === 'failed') return null;
  return (
    <>
      {card.cards.length > 0 && <SavedCards cards={card.cards} chosen={card.savedCard} onChoose={card.choose} />}
      {card.isKnown ? <CardForm state={state} amount={amount} card={card} /> : <CardSkeleton />}
      {card.savedCard === null && card.savesCards && (
        <Checkbox
          checked={card.wantsSaving}
          onChange={(event) => card.setWantsSaving(event.target.checked)}
          label={t('savedCards.save')}
          help={t(card.isStripe ? 'savedCards.saveHelpWithoutCode' : 'savedCards.saveHelp')}
        />
      )}
    </>
  );
};
