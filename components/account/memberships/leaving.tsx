import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import type { Membership } from '#contract/memberships/memberships.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { focusPlace } from '../frame/focus-here.tsx';
import { actingQuery } from '../frame/use-acting.ts';

const LeaveDialog = preloadable(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

type LeavingProps = { membership: Membership; acting: number | null };

/** That a membership ends, and the way to stay. */
export const Staying = ({ membership: { id, endsOn }, acting }: LeavingProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    ...operationMutation(browserApi, 'stayInMembership'),
    onSuccess: () => {
      toast({ type: 'success', message: t('memberships.stayed') });
      focusPlace(`membership-${id}`);
    },
    onError: (error) => toast({ type: 'danger', message: errorText(error, t) }),
  });
  return (
    <Notice tone="warning">
      {endsOn !== null && <p>{t('memberships.leaving', { date: formatDayOfYear(endsOn, locale) })}</p>}
      <Button
        type="button"
        variant="text"
        size="medium"
        className="-ml-2"
        loading={isPending}
        onClick={() => mutate({ params: { membershipId: id }, query: actingQuery(acting) })}
      >
        {t('memberships.stay')}
      </Button>
    </Notice>
  );
};

/** Whether nothing but the minimum term keeps somebody from leaving. */
const isBound = ({ isHolder, endsOn, leaving, leavableOn, minimumTermEndsOn }: Membership): boolean =>
  isHolder && endsOn === null && leaving === null && leavableOn === null && minimumTermEndsOn !== null;

/** Leaving a membership, with its last day on the button, or until when it cannot end; nothing where it is not theirs. */
export const Leaving = ({ membership, acting }: LeavingProps) => {
  const t = useTranslations('memberships');
  const locale = useLocale();
  const question = useOpening<true>();
  const { id, leavableOn, minimumTermEndsOn } = membership;
  if (isBound(membership)) {
    return (
      <Panel aria-labelledby={`leave-${id}`}>
        <h2 className="heading-3" id={`leave-${id}`}>
          {t('leave')}
        </h2>
        {minimumTermEndsOn !== null && (
          <p className="text-s">{t('minimumTerm', { date: formatDayOfYear(minimumTermEndsOn, locale) })}</p>
        )}
      </Panel>
    );
  }
  if (leavableOn === null) return null;
  const date = formatDayOfYear(leavableOn, locale);
  return (
    <Panel aria-labelledby={`leave-${id}`}>
      <h2 className="heading-3" id={`leave-${id}`}>
        {t('leave')}
      </h2>
      <p className="text-s">{t('leaveText', { date })}</p>
      <Button
        type="button"
        variant="secondary"
        className="justify-self-start"
        aria-haspopup="dialog"
        loading={question.opening !== null}
        onClick={() => question.open(true)}
      >
        {t('leaveOn', { date })}
      </Button>
      {question.opened && <LeaveDialog {...{ membership, leavableOn, acting }} onClose={question.close} />}
    </Panel>
  );
};
