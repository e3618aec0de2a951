'use client';

import { useQuery, useMutation } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { inviteResolver } from '#components/account/details/detail-parts.ts';
import { DetailsTabs } from '#components/account/details/details-tabs.tsx';
import { contentClass, PanelSkeleton } from '#components/account/frame/layout.tsx';
import { PartFailed } from '#components/account/frame/part-failed.tsx';
import { PlaceHeading } from '#components/account/frame/place-heading.tsx';
import { linksQuery } from '#components/account/queries.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { submitOnce } from '#components/ui/form/submit-once.ts';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Fields } from '#components/ui/layout/fields.tsx';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import { Pill } from '#components/ui/pill.tsx';
import type { LinkedUser } from '#contract/customers/users.ts';
import type { InviteValues } from '#contract/forms/details.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { LinkRow, PersonLine, useLink } from './link-row.tsx';

type LinkProps = { userId: number; link: LinkedUser };

/** Somebody asks to be linked: the customer accepts or refuses. */
const IncomingLink = ({ userId, link }: LinkProps) => {
  const t = useTranslations('family');
  const { change, pending } = useLink(userId, link);
  const { name } = link.referencedUser;
  return (
    <section
      className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-l border border-info-line bg-info-bg p-4 text-ink small:grid-cols-[1.5rem_minmax(0,1fr)_auto] small:items-center small:px-5"
      aria-labelledby={`link-${link.id}`}
    >
      <UserPlus className="icon text-info" />
      <div className="min-w-0">
        <h2 className="font-body text-m font-medium tracking-[0] wrap-break-word text-ink" id={`link-${link.id}`}>
          {t('asks', { name })}
        </h2>
        <p className="text-s">
          {t(`relation.${link.relationship}`)}. {t('asksHelp')}
        </p>
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-2 small:col-start-3">
        <Button
          type="button"
          size="medium"
          loading={pending === 'successful'}
          aria-label={t('acceptNamed', { name })}
          onClick={() => change('successful', t('accepted', { name }))}
        >
          {t('accept')}
        </Button>
        <Button
          type="button"
          variant="text"
          size="medium"
          loading={pending === 'revoked'}
          aria-label={t('declineNamed', { name })}
          onClick={() => change('revoked', t('declined', { name }))}
        >
          {t('decline')}
        </Button>
      </div>
    </section>
  );
};

const AddChild = preloadable(async () => (await import('#components/booking/people/add-child.tsx')).AddChild);
const HandOverDialog = preloadable(async () => (await import('./hand-over-dialog.tsx')).HandOverDialog);

/** Adds a child without a log-in, who is linked at once. */
const AddChildPanel = () => {
  const t = useTranslations('family');
  const toast = useToast();
  const adding = useOpening<true>();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Panel gap="small" aria-labelledby="add-a-child">
      <h2 className="heading-3" id="add-a-child">
        {t('addTitle')}
      </h2>
      <p className="text-s">{t('addHelp')}</p>
      <Button
        ref={button}
        type="button"
        className="justify-self-start"
        aria-haspopup="dialog"
        loading={adding.opening !== null}
        onClick={() => adding.open(true)}
      >
        {t('add')}
      </Button>
      {adding.opened && (
        <AddChild
          finalFocus={button}
          onClose={adding.close}
          onAdded={() => {
            adding.close();
            toast({ type: 'success', message: t('added') });
          }}
        />
      )}
    </Panel>
  );
};

const relationships = ['partner', 'parent', 'sibling', 'employee', 'carer'] as const;
const empty: InviteValues = { relationship: 'partner', emailOrReference: '' };

/** Invites somebody with an account, or by an address, to be linked. */
export const InvitePanel = ({ userId }: { userId: number }) => {
  const t = useTranslations();
  const toast = useToast();
  const { mutateAsync } = useMutation(onceMutation(browserApi, 'createLinkedUser'));
  const form = useForm<InviteValues>({ resolver: inviteResolver(t), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const invite = form.handleSubmit(async (body) => {
    try {
      await mutateAsync({ params: { userId }, body });
      toast({ type: 'success', message: t('family.sent', { name: body.emailOrReference }) });
      form.reset(empty);
    } catch (error) {
      const message = getFieldErrors(error).get('emailOrReference');
      if (message === undefined) form.setError('root', { message: errorText(error, t) });
      else form.setError('emailOrReference', { message }, { shouldFocus: true });
    }
  });
  return (
    <Panel aria-labelledby="invite">
      <h2 className="heading-3" id="invite">
        {t('family.inviteTitle')}
      </h2>
      <p className="text-s">{t('family.inviteHelp')}</p>
      <form className="grid gap-4" noValidate onSubmit={submitOnce(isSubmitting, (event) => void invite(event))}>
        {errors.root !== undefined && (
          <Notice tone="danger" role="alert">
            {errors.root.message}
          </Notice>
        )}
        <Fields>
          <Select
            {...form.register('relationship')}
            label={t('family.youAre')}
            options={relationships.map((value) => ({ value, label: t(`family.relation.${value}`) }))}
          />
          <TextField
            {...form.register('emailOrReference')}
            autoComplete="off"
            autoCapitalize="none"
            label={t('family.emailOrReference')}
            error={errors.emailOrReference?.message}
            required
          />
        </Fields>
        <Button variant="secondary" className="justify-self-start" loading={isSubmitting}>
          {t('family.invite')}
        </Button>
      </form>
    </Panel>
  );
};

/** The people of the account: links that others ask for, those that there are, a child to add, somebody to invite. */
export const FamilyView = ({ userId }: { userId: number }) => {
  const t = useTranslations();
  const handing = useOpening<number>();
  const outgoing = useQuery(linksQuery(browserApi, userId, 'outgoing'));
  const { data: incoming = [], ...incomingRead } = useQuery(linksQuery(browserApi, userId, 'incoming'));
  const { data: auth } = useQuery({ ...authUserQuery(browserApi), throwOnError: false });
  const shown = outgoing.data?.filter(({ status }) => status !== 'cancelled');
  const handedOver = shown?.find(({ id }) => id === handing.opened);
  const readAgain = () => [outgoing, incomingRead].forEach(({ isError, refetch }) => void (isError && refetch()));
  return (
    <div className={`${contentClass} max-w-[48.75rem]`}>
      <DetailsTabs current="family" />
      {incomingRead.isError && incoming.length === 0 && shown !== undefined && (
        <PartFailed onRetry={() => void incomingRead.refetch()} />
      )}
      {incoming
        .filter(({ status }) => status === 'pending')
        .map((link) => (
          <IncomingLink key={link.id} userId={userId} link={link} />
        ))}
      {shown === undefined && !outgoing.isError && <PanelSkeleton label={t('family.loading')} />}
      {(shown !== undefined || outgoing.isError) && (
        <Panel aria-labelledby="people">
          <PanelHead>
            <PlaceHeading id="people">{t('family.people')}</PlaceHeading>
            <p>{t('family.peopleHelp')}</p>
          </PanelHead>
          {shown === undefined ? (
            <PartFailed onRetry={readAgain} />
          ) : (
            <ul>
              {auth !== undefined && (
                <PersonLine
                  name={t('booking.you', { name: `${auth.user.firstName} ${auth.user.lastName}` })}
                  facts={t('family.holder')}
                >
                  <Pill tone="primary">{t('family.self')}</Pill>
                </PersonLine>
              )}
              {shown.map((link) => (
                <LinkRow key={link.id} userId={userId} link={link} onHandOver={() => handing.open(link.id)} />
              ))}
            </ul>
          )}
        </Panel>
      )}
      <AddChildPanel />
      <InvitePanel userId={userId} />
      {handedOver !== undefined && <HandOverDialog userId={userId} link={handedOver} onClose={handing.close} />}
    </div>
  );
};
