import { useMutation } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { focusPlace } from '#components/account/frame/focus-here.tsx';
import { PlaceHeading } from '#components/account/frame/place-heading.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import type { AuthState } from '#contract/customers/users.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationMutation } from '#lib/query/operation-query.ts';

/** That the account is being closed, and the way to keep it. */
const Closing = ({ closesAt, onKept }: { closesAt: string; onKept: () => void }) => {
  const t = useTranslations();
  const locale = useLocale();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    ...operationMutation(browserApi, 'keepAccount'),
    onSuccess: () => {
      onKept();
      toast({ type: 'success', message: t('details.kept') });
    },
    onError: (error) => toast({ type: 'danger', message: errorText(error, t) }),
  });
  return (
    <Notice tone="warning">
      <p>{t('details.closesAt', { date: formatInstant(closesAt, locale) })}</p>
      <Button
        type="button"
        variant="text"
        size="medium"
        className="-ml-2"
        loading={isPending}
        onClick={() => mutate({})}
      >
        {t('details.keepAccount')}
      </Button>
    </Notice>
  );
};

/** What can be done with the account as a row: what it is, and the control at its end. */
const DataRow = ({ title, help, children }: { title: string; help: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line py-3.5 not-first:border-t">
    <div className="min-w-0 flex-1 basis-[15rem]">
      <h3 className="font-body text-m font-medium tracking-[0] text-ink">{title}</h3>
      <p className="text-s">{help}</p>
    </div>
    {children}
  </div>
);

/** The private address by which a calendar shows the bookings; another one ends the one before. */
const CalendarRow = () => {
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

/** Its heading, to which the focus goes when the account is closed or kept. */
const place = 'own-data';

const PasswordDialog = preloadable(async () => (await import('./password-dialog.tsx')).PasswordDialog);
const CloseDialog = preloadable(async () => (await import('./close-dialog.tsx')).CloseDialog);

/** The data of the account: a private calendar, everything to download, and closing it. */
export const DataPanel = ({ closesAt: known }: { closesAt: AuthState['closesAt'] }) => {
  const t = useTranslations();
  const toast = useToast();
  const overlay = useOpening<'export' | 'close'>();
  const [changed, setChanged] = useState<string | null>();
  const closesAt = changed === undefined ? known : changed;
  const { mutateAsync } = useMutation(operationMutation(browserApi, 'exportMyData'));
  return (
    <Panel aria-labelledby={place}>
      <PlaceHeading id={place}>{t('details.data')}</PlaceHeading>
      {closesAt != null && (
        <Closing
          closesAt={closesAt}
          onKept={() => {
            setChanged(null);
            focusPlace(place);
          }}
        />
      )}
      <div>
        <CalendarRow />
        <DataRow title={t('details.export')} help={t('details.exportHelp')}>
          <Button
            type="button"
            variant="secondary"
            size="medium"
            aria-haspopup="dialog"
            loading={overlay.opening === 'export'}
            onClick={() => overlay.open('export')}
          >
            {t('details.download')}
          </Button>
        </DataRow>
        {closesAt == null && (
          <DataRow title={t('details.closeAccount')} help={t('details.closeHelp')}>
            <Button
              type="button"
              variant="danger"
              size="medium"
              aria-haspopup="dialog"
              loading={overlay.opening === 'close'}
              onClick={() => overlay.open('close')}
            >
              {t('details.close')}
            </Button>
          </DataRow>
        )}
      </div>
      {overlay.opened === 'export' && (
        <PasswordDialog
          title={t('details.export')}
          submit={t('details.download')}
          onClose={overlay.close}
          onSubmit={async (body) => {
            await mutateAsync({ body });
            toast({ type: 'success', message: t('details.exportSent') });
            overlay.close();
          }}
        >
          <p className="text-s">{t('details.exportText')}</p>
        </PasswordDialog>
      )}
      {overlay.opened === 'close' && (
        <CloseDialog
          onClose={overlay.close}
          onClosed={(at) => {
            setChanged(at);
            overlay.close();
            focusPlace(place);
          }}
        />
      )}
    </Panel>
  );
};
