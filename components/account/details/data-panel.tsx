import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import type { AuthState } from '#contract/customers/users.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { focusPlace } from '../frame/focus-place.ts';
import { PlaceHeading } from '../frame/place-heading.tsx';
import { CalendarRow } from './calendar-row.tsx';
import { Closing } from './closing.tsx';
import { DataRow } from './data-row.tsx';

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
