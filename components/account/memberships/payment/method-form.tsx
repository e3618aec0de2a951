import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { MethodChoice } from '#components/booking/method/method-choice.tsx';
import { MethodProblems } from '#components/booking/method/method-problems.tsx';
import { toMethod, useMethodValues } from '#components/booking/method/use-method-values.ts';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { Button } from '#components/ui/button/button.tsx';
import type { RadioOption } from '#components/ui/form/radio-group.tsx';
import { directDebit } from '#contract/forms/joining-payment.ts';
import type { Membership } from '#contract/memberships/memberships.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { actingQuery } from '../../frame/use-acting.ts';
import { savedCardsQuery } from '../../money/queries.ts';

interface Wanted {
  /** Whom the customer acts for: cards are the customer's own alone. */
  acting: number | null;
  /** A card that is not offered. */
  withoutCardId?: string | undefined;
  offersDirectDebit: boolean;
}

interface MethodOptions {
  options: readonly RadioOption[];
  /** Reads the cards again; null unless they could not be read. */
  onRetry: (() => void) | null;
}

/** The ways to pay a membership: a direct debit where somebody collects it, and the cards that are saved. */
function useMethodOptions({ acting, withoutCardId, offersDirectDebit }: Wanted): MethodOptions {
  const t = useTranslations('joining.method');
  const { data = [], isError, refetch } = useQuery({ ...savedCardsQuery(browserApi), enabled: acting === null });
  const cards = acting === null ? data.filter(({ id }) => id !== withoutCardId) : [];
  const options = [
    ...(offersDirectDebit ? [{ value: directDebit, label: t('directDebit'), help: t('directDebitHelp') }] : []),
    ...cards.map(({ id, brand, last4, expiry }) => ({ value: id, label: t('savedCard', { brand, last4, expiry }) })),
  ];
  return { options, onRetry: isError && data.length === 0 ? () => void refetch() : null };
}

interface MethodFormProps {
  membership: Pick<Membership, 'id' | 'membershipType' | 'billing'>;
  acting: number | null;
  /** A card that is to be replaced, and so not offered. */
  withoutCardId?: string;
  /** Beside the button that saves. */
  undo: ReactNode;
  onSaved: () => void;
}

/** Chooses another way to pay a membership. What could not be taken is tried with it at once. */
export const MethodForm = ({ membership, acting, withoutCardId, undo, onSaved }: MethodFormProps) => {
  const t = useTranslations('memberships.payment');
  const client = useQueryClient();
  const offersDirectDebit = membership.billing?.offersDirectDebit === true;
  const { options, onRetry } = useMethodOptions({ acting, withoutCardId, offersDirectDebit });
  const { mutateAsync } = useMutation(operationMutation(browserApi, 'setMembershipPayment'));
  const method = useMethodValues(offersDirectDebit ? directDebit : '', async (values) => {
    await mutateAsync({
      params: { membershipId: membership.id },
      body: { method: toMethod(values), ...actingQuery(acting) },
    });
    await client.invalidateQueries({ queryKey: ['listMemberships'] });
    onSaved();
  });
  const chosen = useWatch({ control: method.form.control, name: 'method' });
  return (
    <form className="grid gap-4 *:min-w-0" noValidate onSubmit={(event) => void method.submit(event)}>
      <MethodProblems method={method} title={(count) => t('problems', { count })} />
      <MethodChoice
        form={method.form}
        legend={t('legend', { name: membership.membershipType.name })}
        options={options}
      />
      {onRetry !== null && <RetryNotice onRetry={onRetry}>{t('cardsUnread')}</RetryNotice>}
      {acting === null ? (
        <p className="text-s">{t('newCard')}</p>
      ) : (
        !offersDirectDebit && <p className="text-s">{t('ownCards')}</p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button loading={method.isPending} reason={chosen === '' ? t('choose') : undefined}>
          {t('save')}
        </Button>
        {undo}
      </div>
    </form>
  );
};
