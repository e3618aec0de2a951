import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { SignIn } from '#contract/customers/sign-ins.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { endOtherSignInsMutation, endSignInMutation, signInsQuery } from './queries.ts';
import { PanelActions } from './security-form.tsx';

function getName({ browser, system }: SignIn, t: Translate): string {
  if (browser !== null && system !== null) return t('security.devices.name', { browser, system });
  return browser ?? system ?? t('security.devices.unknown');
}

interface DeviceProps {
  signIn: SignIn;
  isPending: boolean;
  onEnd: () => void;
}

const Device = ({ signIn, isPending, onEnd }: DeviceProps) => {
  const t = useTranslations();
  const { language } = useSite();
  const Icon = signIn.kind === 'phone' || signIn.kind === 'tablet' ? Smartphone : Monitor;
  const name = getName(signIn, t);
  return (
    <li className="grid min-h-[4rem] grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-0.5 border-line py-3 not-first:border-t first:pt-0 last:pb-0">
      <Icon className="icon text-ink-3" />
      <div>
        <p>{name}</p>
        <p className="text-s">
          {signIn.current
            ? t('security.devices.here')
            : t('security.devices.lastUsed', { when: formatInstant(signIn.lastUsedAt, language) })}
        </p>
      </div>
      {!signIn.current && (
        <Button
          variant="text"
          size="medium"
          type="button"
          loading={isPending}
          aria-label={t('security.devices.logOutOf', { device: name })}
          onClick={onEnd}
        >
          {t('security.devices.logOut')}
        </Button>
      )}
    </li>
  );
};

/** The devices on which the user is logged in, this one first; each other one can be logged out, or all of them. */
export const DevicesPanel = () => {
  const t = useTranslations();
  const showToast = useToast();
  const { data: signIns } = useSuspenseQuery(signInsQuery(browserApi));
  const title = useRef<HTMLHeadingElement>(null);
  const failed = (error: unknown) => showToast({ type: 'danger', message: errorText(error, t) });
  const done = (message: string) => {
    showToast({ type: 'success', message });
    // The pressed button goes with the device.
    title.current?.focus();
  };
  const one = useMutation({
    ...endSignInMutation(browserApi),
    onSuccess: () => done(t('security.devices.ended')),
    onError: failed,
  });
  const others = useMutation({
    ...endOtherSignInsMutation(browserApi),
    onSuccess: () => done(t('security.devices.othersEnded')),
    onError: failed,
  });
  const pendingId = one.isPending ? one.variables.params.id : null;
  return (
    <Panel aria-labelledby="security-devices-title">
      <PanelHead>
        <h2 className="heading-3" id="security-devices-title" ref={title} tabIndex={-1}>
          {t('security.devices.title')}
        </h2>
      </PanelHead>
      <ul>
        {signIns.map((signIn) => (
          <Device
            key={signIn.id}
            signIn={signIn}
            isPending={pendingId === signIn.id}
            onEnd={() => one.mutate({ params: { id: signIn.id } })}
          />
        ))}
      </ul>
      {signIns.length > 1 ? (
        <PanelActions>
          <Button variant="secondary" type="button" loading={others.isPending} onClick={() => others.mutate({})}>
            {t('security.devices.logOutOthers')}
          </Button>
        </PanelActions>
      ) : (
        <p className="text-s">{t('security.devices.onlyThis')}</p>
      )}
    </Panel>
  );
};
