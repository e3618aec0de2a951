import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { Pin } from '#contract/customers/pin.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { PanelActions } from './panel-actions.tsx';
import { pinQuery, removePinMutation } from './queries.ts';
import { SetPinForm } from './set-pin-form.tsx';

const getState = ({ enabled, locked }: Pin) => (locked ? 'locked' : enabled ? 'on' : 'off');

/** The PIN that logs in at a kiosk: set it, change it or take it away. Nothing for staff. */
export const PinPanel = () => {
  const t = useTranslations();
  const showToast = useToast();
  const { data } = useSuspenseQuery(pinQuery(browserApi));
  const [isOpen, setOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setOpen(false);
    title.current?.focus();
  };
  const removal = useMutation({
    ...removePinMutation(browserApi),
    onSuccess: () => {
      showToast({ type: 'success', message: t('security.pin.removed') });
      title.current?.focus();
    },
    onError: (error) => showToast({ type: 'danger', message: errorText(error, t) }),
  });
  if (!data.offered) return null;
  return (
    <Panel aria-labelledby="security-pin-title">
      <PanelHead>
        <h2 className="heading-3" id="security-pin-title" ref={title} tabIndex={-1}>
          {t('security.pin.title')}
        </h2>
        <p>{t(`security.pin.${getState(data)}`)}</p>
      </PanelHead>
      <p>{t('security.pin.intro')}</p>
      {data.locked && <p>{t('security.pin.lockedHelp')}</p>}
      {isOpen ? (
        <SetPinForm onDone={close} onCancel={close} />
      ) : (
        <PanelActions>
          <Button variant="secondary" type="button" onClick={() => setOpen(true)}>
            {t(data.enabled ? 'security.pin.change' : 'security.pin.set')}
          </Button>
          {data.enabled && (
            <Button variant="text" type="button" loading={removal.isPending} onClick={() => removal.mutate({})}>
              {t('security.pin.remove')}
            </Button>
          )}
        </PanelActions>
      )}
    </Panel>
  );
};
