import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import { Pill } from '#components/ui/pill.tsx';
import type { SavedCard } from '#contract/payments/payments.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { focusPlace } from '../frame/focus-here.tsx';
import { PartFailed } from '../frame/part-failed.tsx';
import { PlaceHeading } from '../frame/place-heading.tsx';
import { savedCardsQuery } from './queries.ts';

const RemoveCardDialog = preloadable(async () => (await import('./remove-card-dialog.tsx')).RemoveCardDialog);

/** The heading of the cards, to which the focus goes when a control of a card has gone. */
const place = 'saved-cards';

type CardActionsProps = { card: SavedCard; isOpening: boolean; onRemove: () => void };

const CardActions = ({ card: { id, last4, isDefault }, isOpening, onRemove }: CardActionsProps) => {
  const t = useTranslations();
  const toast = useToast();
  const makeDefault = useMutation({
    ...operationMutation(browserApi, 'setDefaultCard'),
    onSuccess: () => {
      toast({ type: 'success', message: t('accountPayments.madeDefault', { last4 }) });
      focusPlace(place);
    },
    onError: (error) => toast({ type: 'danger', message: errorText(error, t) }),
  });
  return (
    <div className="-mx-2 flex flex-wrap gap-x-1">
      {!isDefault && (
        <Button
          type="button"
          variant="text"
          size="medium"
          loading={makeDefault.isPending}
          aria-label={t('accountPayments.makeDefaultNamed', { last4 })}
          onClick={() => makeDefault.mutate({ params: { cardId: id } })}
        >
          {t('accountPayments.makeDefault')}
        </Button>
      )}
      <Button
        type="button"
        variant="text"
        size="medium"
        aria-haspopup="dialog"
        loading={isOpening}
        aria-label={t('accountPayments.removeNamed', { last4 })}
        onClick={onRemove}
      >
        {t('accountPayments.remove')}
      </Button>
    </div>
  );
};

/** The saved cards of the customer: which comes first, and the way to remove one after a question. */
export const SavedCardsPanel = () => {
  const t = useTranslations('accountPayments');
  const { data, isError, refetch } = useQuery(savedCardsQuery(browserApi));
  const question = useOpening<string>();
  const removedCard = data?.find(({ id }) => id === question.opened);
  return (
    <Panel aria-labelledby={place}>
      <PlaceHeading id={place}>{t('cards')}</PlaceHeading>
      {data === undefined && isError && <PartFailed onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="text-s">{t('noCards')}</p>}
      {data !== undefined && data.length > 0 && (
        <ul>
          {data.map((card) => (
            <li
              key={card.id}
              className="flex flex-wrap items-center justify-between gap-x-3 border-line py-3 not-first:border-t first:pt-0 last:pb-0"
            >
              <div>
                <p className="font-medium text-ink">{t('cardEnding', { last4: card.last4 })}</p>
                <p className="text-s">{t('cardFacts', { brand: card.brand, expiry: card.expiry })}</p>
                {card.isDefault && <Pill tone="primary">{t('default')}</Pill>}
              </div>
              <CardActions
                card={card}
                isOpening={question.opening === card.id}
                onRemove={() => question.open(card.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {removedCard !== undefined && (
        <RemoveCardDialog
          card={removedCard}
          onRemoved={() => {
            question.close();
            focusPlace(place);
          }}
          onClose={question.close}
        />
      )}
    </Panel>
  );
};
