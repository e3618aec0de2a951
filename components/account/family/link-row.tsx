import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { focusPlace } from '#components/account/frame/focus-here.tsx';
import { StatePill } from '#components/account/frame/state-pill.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { LinkedUser } from '#contract/customers/users.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { operationMutation } from '#lib/query/operation-query.ts';

type LinkRowProps = { userId: number; link: LinkedUser; onHandOver: () => void };

const lookByStatus = { successful: 'good', pending: 'waiting', revoked: 'over', cancelled: 'over' } as const;

/** What somebody of the account is to the customer; whoever has no log-in is their child. */
export const relationName = (
  { hasLogIn, relationship }: Pick<LinkedUser, 'hasLogIn' | 'relationship'>,
  t: Translate,
): string => t(hasLogIn === false && relationship === 'parent' ? 'family.child' : `family.relation.${relationship}`);

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

type PersonLineProps = { name: string; facts: string; children: ReactNode };

/** A person of the account in one line: an initial, the name, facts, and what can be done. */
export const PersonLine = ({ name, facts, children }: PersonLineProps) => (
  <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-line py-3.5 not-first:border-t">
    <span
      className="grid size-[2.5rem] flex-none place-items-center rounded-full bg-primary-100 font-figures text-l text-primary-text"
      aria-hidden="true"
    >
      {name.slice(0, 1)}
    </span>
    <div className="min-w-0 flex-1 basis-[10rem]">
      <p className="font-medium wrap-break-word text-ink">{name}</p>
      <p className="text-s wrap-break-word">{facts}</p>
    </div>
    <div className="flex flex-wrap items-center gap-1">{children}</div>
  </li>
);

/** Changes the state of a link, and says what has become of it; the focus goes to the list of people. */
export function useLink(userId: number, { id }: LinkedUser) {
  const t = useTranslations();
  const toast = useToast();
  const { mutateAsync, isPending, variables } = useMutation({
    ...operationMutation(browserApi, 'updateLinkedUser'),
    onError: (error) => toast({ type: 'danger', message: errorText(error, t) }),
  });
  const change = (status: 'successful' | 'cancelled' | 'revoked', message: string) =>
    void mutateAsync({ params: { userId, linkedUserId: id }, body: { status } }).then(
      () => {
        // Also when the link has left the list by then, and this with it.
        toast({ type: 'success', message });
        focusPlace('people');
      },
      () => undefined,
    );
  return { change, pending: isPending ? variables.body.status : null };
}

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
