import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { LinkedUser } from '#contract/customers/users.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { StatePill } from '../frame/state-pill.tsx';
import { PersonLine } from './person-line.tsx';
import { relationName } from './relation.ts';
import { useLink } from './use-link.ts';

type LinkRowProps = { userId: number; link: LinkedUser; onHandOver: () => void };

const lookByStatus = { successful: 'good', pending: 'waiting', revoked: 'over', cancelled: 'over' } as const;

const useFacts = (link: LinkedUser): string => {
  const { referencedUser, status, createdAt, invitedEmail } = link;
  const t = useTranslations();
  const locale = useLocale();
  const { dateOfBirth } = referencedUser;
  const facts = [
    relationName(link, t),
    dateOfBirth !== null && t('family.born', { date: formatDayOfYear(dateOfBirth, locale) }),
    status === 'pending' && t('family.invited', { date: formatDayOfYear(createdAt, locale) }),
    invitedEmail ?? false,
  ];
  return facts.filter((fact) => fact !== false).join(', ');
};

const SendAgain = ({ userId, link }: Omit<LinkRowProps, 'onHandOver'>) => {
  const t = useTranslations();
  const toast = useToast();
  const { name } = link.referencedUser;
  const { mutate, isPending } = useMutation({
    ...onceMutation(browserApi, 'sendInvitation'),
    onSuccess: () => toast({ type: 'success', message: t('family.sent', { name }) }),
    onError: (error) => toast({ type: 'danger', message: errorText(error, t) }),
  });
  return (
    <Button
      type="button"
      variant="text"
      size="medium"
      loading={isPending}
      aria-label={t('family.sendAgainNamed', { name })}
      onClick={() => mutate({ params: { userId, linkedUserId: link.id }, body: {} })}
    >
      {t('family.sendAgain')}
    </Button>
  );
};

/** Somebody of the account: who they are to the customer, the state of the link, and what can be done with it. */
export const LinkRow = ({ userId, link, onHandOver }: LinkRowProps) => {
  const t = useTranslations('family');
  const { change, pending } = useLink(userId, link);
  const facts = useFacts(link);
  const { status, referencedUser, hasLogIn } = link;
  const { name } = referencedUser;
  return (
    <PersonLine name={name} facts={facts}>
      <StatePill look={lookByStatus[status]}>{t(`status.${status}`)}</StatePill>
      {status === 'pending' && (
        <>
          <SendAgain userId={userId} link={link} />
          <Button
            type="button"
            variant="text"
            size="medium"
            loading={pending === 'cancelled'}
            aria-label={t('withdrawNamed', { name })}
            onClick={() => change('cancelled', t('withdrawn', { name }))}
          >
            {t('withdraw')}
          </Button>
        </>
      )}
      {status === 'successful' && hasLogIn === false && (
        <Button
          type="button"
          variant="text"
          size="medium"
          aria-haspopup="dialog"
          aria-label={t('handOverNamed', { name })}
          onClick={onHandOver}
        >
          {t('handOver')}
        </Button>
      )}
      {status === 'successful' && (
        <Button
          type="button"
          variant="text"
          size="medium"
          loading={pending === 'revoked'}
          aria-label={t('endNamed', { name })}
          onClick={() => change('revoked', t('ended', { name }))}
        >
          {t('end')}
        </Button>
      )}
    </PersonLine>
  );
};
