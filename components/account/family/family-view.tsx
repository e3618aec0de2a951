'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import { Pill } from '#components/ui/pill.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { DetailsTabs } from '../details/details-tabs.tsx';
import { contentClass } from '../frame/content-class.ts';
import { PanelSkeleton } from '../frame/panel-skeleton.tsx';
import { PartFailed } from '../frame/part-failed.tsx';
import { PlaceHeading } from '../frame/place-heading.tsx';
import { IncomingLink } from './incoming.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { LinkRow } from './link-row.tsx';
import { PersonLine } from './person-line.tsx';
import { linksQuery } from './queries.ts';

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

/** The people of the account: links that others ask for, those that there are, a child to add, somebody to invite. */
export const FamilyView = ({ userId }: { userId: number }) => {
  const t = useTranslations();
  const handing = useOpening<number>();
  const outgoing = useQuery(linksQuery(browserApi, userId, 'outgoing'));
  const { data: incoming = [] } = useQuery(linksQuery(browserApi, userId, 'incoming'));
  const { data: auth } = useQuery({ ...authUserQuery(browserApi), throwOnError: false });
  const shown = outgoing.data?.filter(({ status }) => status !== 'cancelled');
  const handedOver = shown?.find(({ id }) => id === handing.opened);
  return (
    <div className={`${contentClass} max-w-[48.75rem]`}>
      <DetailsTabs current="family" />
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
            <PartFailed onRetry={() => void outgoing.refetch()} />
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
