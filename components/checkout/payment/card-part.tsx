import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { InlineLink } from '#components/booking/inline-link.tsx';
import { deleteSavedCardMutation } from '#components/checkout/queries.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { FieldSet } from '#components/ui/form/field-set.tsx';
import { Radio } from '#components/ui/form/radio-group.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { SavedCard } from '#contract/payments/payments.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { CardFrame } from './card-frame.tsx';
import type { PaymentState } from './payment-state.ts';
import { ProviderBox, ProviderFrame } from './provider-box.tsx';
import type { useCard } from './use-card.ts';

type SavedCardsProps = {
  cards: readonly SavedCard[];
  /** Null: a new card. */
  chosen: SavedCard | null;
  /** Called with the id of a saved card, or with null for a new one. */
  onChoose: (id: string | null) => void;
};

/** The focus that was on a row goes to the chosen one when the row is gone. */
function useFocusAfterRemoval(count: number) {
  const rows = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (count < before.current && isLost) rows.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    before.current = count;
  }, [count]);
  return rows;
}

function useRemove(isLast: boolean) {
  const t = useTranslations();
  const showToast = useToast();
  return useMutation({
    ...deleteSavedCardMutation(browserApi),
    onSuccess: () => {
      showToast({ type: 'success', message: t('checkout.savedCards.removed') });
      if (isLast) document.getElementById('payment')?.focus();
    },
    onError: (error) => showToast({ type: 'danger', message: errorText(error, t) }),
  });
}

/** The saved cards as radio buttons, each of which can be removed, and another card as the last of them. */
const SavedCards = ({ cards, chosen, onChoose }: SavedCardsProps) => {
  const t = useTranslations('checkout.savedCards');
  const name = useId();
  const rows = useFocusAfterRemoval(cards.length);
  const { mutate, isPending, variables } = useRemove(cards.length === 1);
  return (
    <FieldSet legend={t('title')}>
      <div ref={rows} className="rounded-m border border-line-strong px-4 *:border-line *:not-first:border-t">
        {cards.map((card) => (
          <div key={card.id} className="flex items-center justify-between gap-3 py-1">
            <Radio
              name={name}
              value={card.id}
              checked={card.id === chosen?.id}
              onChange={() => onChoose(card.id)}
              label={t('card', { brand: card.brand, last4: card.last4, expiry: card.expiry })}
            />
            <Button
              type="button"
              variant="text"
              size="medium"
              className="shrink-0"
              loading={isPending && variables.params.id === card.id}
              aria-label={t('removeNamed', { brand: card.brand, last4: card.last4 })}
              onClick={() => mutate({ params: { id: card.id } })}
            >
              {t('remove')}
            </Button>
          </div>
        ))}
        <div className="py-1">
          <Radio name={name} value="" checked={chosen === null} onChange={() => onChoose(null)} label={t('another')} />
        </div>
      </div>
    </FieldSet>
  );
};

const Field = () => (
  <div className="grid content-start gap-1.5 *:min-w-0">
    <div className="grid h-5 items-center">
      <Skeleton width={96} height={14} />
    </div>
    <Skeleton height={44} shape="control" />
  </div>
);

/** The placeholder of the card form while it loads, in its final size: of all its fields, or of the security code. */
const CardSkeleton = ({ size = 'card' }: { size?: 'card' | 'code' }) => {
  const t = useTranslations('checkout');
  const isCode = size === 'code';
  return (
    <ProviderBox caption={t('payment.opening')} aria-busy>
      <ProviderFrame size={size}>
        <div className="grid gap-x-3 gap-y-4 p-1 compact:grid-cols-2 compact:*:nth-[-n+2]:col-span-full">
          <Field />
          {!isCode && (
            <>
              <Field />
              <Field />
              <Field />
            </>
          )}
        </div>
      </ProviderFrame>
    </ProviderBox>
  );
};

/** The card form in the provider's frame: of a new card, or the security code of a saved one. */
const CardEntry = (props: ComponentProps<typeof CardFrame>) => {
  const t = useTranslations('checkout');
  return (
    <ProviderBox caption={t('payment.secure')}>
      <CardFrame {...props} />
    </ProviderBox>
  );
};

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
      {card.readCards !== null && (
        <Notice tone="danger" role="alert">
          {t('savedCards.unread')} <InlineLink onClick={card.readCards}>{t('payment.retry')}</InlineLink>
        </Notice>
      )}
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
