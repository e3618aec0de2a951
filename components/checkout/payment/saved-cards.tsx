import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { deleteSavedCardMutation } from '#components/checkout/queries.ts';
import { Button } from '#components/ui/button/button.tsx';
import { FieldSet } from '#components/ui/form/field-set.tsx';
import { Radio } from '#components/ui/form/radio-group.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { SavedCard } from '#contract/payments/payments.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';

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
export const SavedCards = ({ cards, chosen, onChoose }: SavedCardsProps) => {
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
