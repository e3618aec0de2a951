import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { DataRow } from './data-row.tsx';

/** The private address by which a calendar shows the bookings; another one ends the one before. */
export const CalendarRow = () => {
  const t = useTranslations();
  const toast = useToast();
  const { mutate, isPending, data } = useMutation({
    ...operationMutation(browserApi, 'getCalendarFeed'),
    onError: (error) => toast({ type: 'danger', message: errorText(error, t) }),
  });
  return (
    <>
      <DataRow title={t('details.calendar')} help={t('details.calendarHelp')}>
        <Button type="button" variant="secondary" size="medium" loading={isPending} onClick={() => mutate({})}>
          {t('details.calendarMake')}
        </Button>
      </DataRow>
      {data !== undefined && (
        <div className="pb-3.5" role="status">
          <TextField
            label={t('details.calendarAddress')}
            value={data.data.url}
            readOnly
            help={t('details.calendarOnce')}
          />
        </div>
      )}
    </>
  );
};
