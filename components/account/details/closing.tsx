import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationMutation } from '#lib/query/operation-query.ts';

/** That the account is being closed, and the way to keep it. */
export const Closing = ({ closesAt, onKept }: { closesAt: string; onKept: () => void }) => {
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
