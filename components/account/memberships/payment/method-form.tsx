import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MethodChoice } from '#components/booking/method/method-choice.tsx';
import { MethodProblems } from '#components/booking/method/method-problems.tsx';
import { toMethod } from '#components/booking/method/method-values.ts';
import { useMethodValues } from '#components/booking/method/use-method-values.ts';
import { Button } from '#components/ui/button/button.tsx';
import type { Membership } from '#contract/customers/memberships.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { actingQuery } from '../../frame/acting-query.ts';
import { useMethodOptions } from './method-options.ts';

interface MethodFormProps {
  membership: Pick<Membership, 'id' | 'membershipType'>;
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
  const options = useMethodOptions({ acting, withoutCardId });
  const { mutateAsync } = useMutation(operationMutation(browserApi, 'setMembershipPayment'));
  const method = useMethodValues(async (values) => {
    await mutateAsync({
      params: { membershipId: membership.id },
      body: { method: toMethod(values), ...actingQuery(acting) },
    });
    await client.invalidateQueries({ queryKey: ['listMemberships'] });
    onSaved();
  });
  return (
    <form className="grid gap-4 *:min-w-0" noValidate onSubmit={(event) => void method.submit(event)}>
      <MethodProblems method={method} title={(count) => t('problems', { count })} />
      <MethodChoice
        form={method.form}
        legend={t('legend', { name: membership.membershipType.name })}
        options={options}
      />
      {acting === null && <p className="text-s">{t('newCard')}</p>}
      <div className="flex flex-wrap gap-2.5">
        <Button loading={method.isPending}>{t('save')}</Button>
        {undo}
      </div>
    </form>
  );
};
