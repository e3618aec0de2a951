'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useSaleWrites } from '#components/desk/sale/use-sale-writes.ts';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { Price } from '#components/ui/price.tsx';
import type { DeskSession } from '#contract/desk/sessions.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

interface TicketsDialogProps {
  session: Pick<DeskSession, 'id' | 'templateName' | 'startsAt'>;
  onClose: () => void;
}

/** Which ticket of a session is added: one touch adds one, and the dialogue stays for the next. */
export const TicketsDialog = ({ session, onClose }: TicketsDialogProps) => {
  const t = useTranslations();
  const { personId } = useActing();
  const showToast = useToast();
  const { add } = useSaleWrites();
  const person = personId === null ? {} : { selectedUserId: personId };
  const { data, error } = useQuery({
    ...operationQuery(browserApi, 'getOccurrence', {
      params: { id: session.id },
      query: { source: 'foh' as const, ...person },
    }),
    throwOnError: false,
  });
  return (
    <Modal
      open
      title={t('desk.tickets.title', { name: session.templateName, time: getClock(session.startsAt.local) })}
      closeLabel={t('desk.tickets.close')}
      onClose={onClose}
    >
      {error !== null && (
        <Notice tone="danger" role="alert">
          {errorText(error, t)}
        </Notice>
      )}
      {data === undefined && error === null && <Skeleton height={120} shape="control" />}
      <ul className="grid gap-2.5">
        {data?.tickets?.map(({ id, name, price, pricingOption }) => (
          <li key={id}>
            <button
              type="button"
              className="flex min-h-[4rem] w-full items-center justify-between gap-4 rounded-[10px] border-[1.5px] border-line-strong bg-surface px-4 text-left font-medium text-ink active:bg-primary-100"
              onClick={() =>
                add(
                  {
                    purchasableId: session.id,
                    purchasableType: 'purchasableOccurrence',
                    pricingOptionId: pricingOption.id,
                  },
                  () =>
                    showToast({
                      type: 'success',
                      message: t('deskSession.add.added', { name: `${session.templateName}, ${name}` }),
                    }),
                )
              }
            >
              {name}
              <Price amountMinor={price.value} currency={price.currency} />
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
};
