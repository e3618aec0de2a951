import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { restrictionQuery } from '#components/booking/queries/restriction.ts';
import { Button } from '#components/ui/button/button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import type { ToDo } from './asked-papers.ts';

type ToDoRowProps = { toDo: ToDo; onSign: () => void };

/** The way to the times of an induction; nothing until they are known. */
const InductionTimes = ({ toDo: { restriction, venue } }: Pick<ToDoRowProps, 'toDo'>) => {
  const t = useTranslations('account.toDo');
  const href = useHref();
  const { data } = useQuery({ ...restrictionQuery(browserApi, restriction.id), throwOnError: false });
  if (!data?.relatedCategory) return null;
  return (
    <LinkButton
      variant="secondary"
      size="medium"
      href={href(`/location/${venue}/${data.relatedCategory.slug}`, 'bookings')}
      aria-label={t('timesOf', { induction: restriction.name })}
    >
      {t('times')}
    </LinkButton>
  );
};

/** One thing that a venue still asks for, of whom, and the way to it. */
export const ToDoRow = ({ toDo, onSign }: ToDoRowProps) => {
  const t = useTranslations();
  const { restriction, person } = toDo;
  const name = person.isYou ? t('booking.you', { name: person.name }) : person.name;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t">
      <div className="min-w-0 text-s">
        <h3 className="font-medium wrap-anywhere text-ink">{restriction.name}</h3>
        <p>{t('account.for', { names: name })}</p>
      </div>
      {restriction.type === 'post-purchase-induction' ? (
        <InductionTimes toDo={toDo} />
      ) : (
        <Button
          type="button"
          variant="secondary"
          size="medium"
          aria-haspopup="dialog"
          aria-label={t('account.toDo.signFor', { waiver: restriction.name, name: person.name })}
          onClick={onSign}
        >
          {t('account.toDo.sign')}
        </Button>
      )}
    </li>
  );
};
