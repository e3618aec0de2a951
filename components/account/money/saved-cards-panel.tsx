import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { Pill } from '#components/ui/pill.tsx';
import type { SavedCard } from '#contract/payments/payments.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { PartFailed } from '../frame/part-failed.tsx';
import { savedCardsQuery } from './queries.ts';

const CardActions = ({ card: { id, last4, isDefault } }: { card: SavedCard }) => {
  const t = useTranslations();
  const toast = useToast();
  const onError = (error: Error) => toast({ type: 'danger', message: errorText(error, t) });
  const makeDefault = useMutation({
    ...operationMutation(browserApi, 'setDefaultCard'),
    onSuccess: () => toast({ type: 'success', message: t('accountPayments.madeDefault', { last4 }) }),
    onError,
  });
  const remove = useMutation({
    ...operationMutation(browserApi, 'deleteSavedCard'),
    onSuccess: () => toast({ type: 'success', message: t('accountPayments.removed', { last4 }) }),
    onError,
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
        loading={remove.isPending}
        aria-label={t('accountPayments.removeNamed', { last4 })}
        onClick={() => remove.mutate({ params: { id } })}
      >
        {t('accountPayments.remove')}
      </Button>
    </div>
  );
};

/** The saved cards of the customer: which comes first, and the way to remove one. */
export const SavedCardsPanel = () => {
  const t = useTranslations('accountPayments');
  const { data, isError, refetch } = useQuery(savedCardsQuery(browserApi));
  return (
    <Panel aria-labelledby="saved-cards">
      <h2 className="heading-3" id="saved-cards">
        {t('cards')}
      </h2>
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
              <CardActions card={card} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};
