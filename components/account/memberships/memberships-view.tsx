'use client';

import { useQuery, useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { focusPlace, FocusHere } from '#components/account/frame/focus-here.tsx';
import { contentClass, PanelSkeleton } from '#components/account/frame/layout.tsx';
import { PanelFailed } from '#components/account/frame/part-failed.tsx';
import { PlaceHeading } from '#components/account/frame/place-heading.tsx';
import { actingQuery, useActing } from '#components/account/frame/use-acting.ts';
import { membershipsQuery } from '#components/account/queries.ts';
import { methodText } from '#components/booking/method/method-text.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import type { Membership } from '#contract/memberships/memberships.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { loadPage } from '#lib/browser/load-page.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { Leaving } from './leaving.tsx';
import { MembershipState } from './membership-facts.tsx';
import { MembershipPanel } from './membership-panel.tsx';

type MembershipChangesProps = { membership: Membership; acting: number | null };

/** The types to which a membership can change, each with what is due today and from when it counts. */
const MembershipChanges = ({ membership: { id, changes, plannedChange }, acting }: MembershipChangesProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const href = useHref();
  const toast = useToast();
  const { mutate, isPending, variables } = useMutation({
    ...onceMutation(browserApi, 'changeMembership'),
    onSuccess: () => loadPage(href('/basket', 'bookings')),
    onError: (error) => toast({ type: 'danger', message: errorText(error, t) }),
  });
  if (changes.length === 0 || plannedChange !== null) return null;
  return (
    <Panel aria-labelledby={`changes-${id}`}>
      <h2 className="heading-3" id={`changes-${id}`}>
        {t('memberships.change')}
      </h2>
      <ul className="grid gap-3">
        {changes.map(({ membershipType, summary, price, newPrice, takesEffectOn }) => (
          <li
            key={membershipType.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-m border border-line-strong px-4 py-3.5"
          >
            <div className="min-w-0 text-s">
              <h3 className="font-body text-m font-medium tracking-[0] text-ink">{membershipType.name}</h3>
              <p>{summary}</p>
              <p>
                {t('memberships.changeFrom', {
                  price: formatMoney(newPrice.value, newPrice.currency),
                  date: formatDayOfYear(takesEffectOn, locale),
                })}
              </p>
              <p>{t('memberships.dueToday', { amount: formatMoney(price.value, price.currency) })}</p>
            </div>
            <Button
              type="button"
              variant="secondary"
              size="medium"
              loading={isPending && variables.body.membershipTypeId === membershipType.id}
              aria-label={t('memberships.chooseNamed', { name: membershipType.name })}
              onClick={() =>
                mutate({
                  params: { membershipId: id },
                  body: { membershipTypeId: membershipType.id, ...actingQuery(acting) },
                })
              }
            >
              {t('memberships.choose')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

const Before = ({ memberships }: { memberships: readonly Membership[] }) => {
  const t = useTranslations('memberships');
  const locale = useLocale();
  if (memberships.length === 0) return null;
  return (
    <Panel aria-labelledby="memberships-before">
      <h2 className="heading-3" id="memberships-before">
        {t('before')}
      </h2>
      <ul className="text-s">
        {memberships.map(({ id, membershipType, startsOn, endsOn, status }) => (
          <li key={id} className="flex justify-between gap-4 border-line py-3 not-first:border-t first:pt-0 last:pb-0">
            <span>
              <span className="block text-ink">{membershipType.name}</span>
              {endsOn !== null &&
                t('span', { first: formatDayOfYear(startsOn, locale), last: formatDayOfYear(endsOn, locale) })}
            </span>
            <MembershipState status={status} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};

const NoMembership = () => {
  const t = useTranslations('memberships');
  const href = useHref();
  return (
    <EmptyState
      title={t('none')}
      art={<CourtIllustration kind="badminton" zone={null} />}
      action={
        <LinkButton variant="secondary" href={href('/', 'joining')}>
          {t('see')}
        </LinkButton>
      }
    >
      {t('noneHelp')}
    </EmptyState>
  );
};

const MethodForm = preloadable(async () => (await import('./payment/method-form.tsx')).MethodForm);

type Billing = NonNullable<Membership['billing']>;

const HowPaid = ({ billing, nextBillingOn }: { billing: Billing; nextBillingOn: string | null }) => {
  const t = useTranslations();
  const locale = useLocale();
  const { method, state, owed, graceEndsOn, nextAmount } = billing;
  return (
    <>
      {state === 'grace' && graceEndsOn !== null && (
        <Notice tone="warning">
          {t('memberships.payment.grace', { amount: owed.formatted, date: formatDayOfYear(graceEndsOn, locale) })}
        </Notice>
      )}
      <p className="text-ink">{method === null ? t('memberships.payment.none') : methodText(method, t)}</p>
      {method?.kind === 'direct_debit' && (
        <p className="text-s">{t('joining.method.reference', { reference: method.reference })}</p>
      )}
      {nextAmount !== null && nextBillingOn !== null && (
        <p className="text-s">
          {t('memberships.payment.next', {
            amount: nextAmount.formatted,
            date: formatDayOfYear(nextBillingOn, locale),
          })}
        </p>
      )}
    </>
  );
};

/** How a membership is paid, for its holder, and the way to change that; nothing for one that is not paid online. */
const MembershipPayment = ({ membership, acting }: { membership: Membership; acting: number | null }) => {
  const t = useTranslations('memberships.payment');
  const toast = useToast();
  const form = useOpening<true>();
  const place = `payment-${membership.id}`;
  const { billing, nextBillingOn } = membership;
  if (billing === null || billing === undefined) return null;
  const close = () => {
    form.close();
    focusPlace(place);
  };
  return (
    <Panel aria-labelledby={place}>
      <PlaceHeading id={place}>{t('title')}</PlaceHeading>
      {form.opened === null ? (
        <>
          <HowPaid billing={billing} nextBillingOn={nextBillingOn} />
          <Button
            type="button"
            variant="secondary"
            className="justify-self-start"
            loading={form.opening !== null}
            aria-label={t('changeNamed', { name: membership.membershipType.name })}
            onClick={() => form.open(true)}
          >
            {t('change')}
          </Button>
        </>
      ) : (
        <FocusHere>
          <MethodForm
            membership={membership}
            acting={acting}
            undo={
              <Button type="button" variant="secondary" onClick={close}>
                {t('undo')}
              </Button>
            }
            onSaved={() => {
              toast({ type: 'success', message: t('saved') });
              close();
            }}
          />
        </FocusHere>
      )}
    </Panel>
  );
};

/** The memberships of the person acted for, with what can be done with each. */
export const MembershipsView = ({ selectedUserId }: { selectedUserId: number | null }) => {
  const t = useTranslations('memberships');
  const acting = useActing(selectedUserId);
  const { data, isError, refetch } = useQuery(membershipsQuery(browserApi, acting));
  const current = (data ?? []).filter(({ status }) => status === 'active' || status === 'pending');
  // The one to which the start page leads.
  const asking = current.find(({ documents }) => Boolean(documents.requested));
  const before = (data ?? []).filter((membership) => !current.includes(membership));
  return (
    <div className={`${contentClass} max-w-[48.75rem]`}>
      {data === undefined && !isError && <PanelSkeleton label={t('loading')} />}
      {data === undefined && isError && <PanelFailed onRetry={() => void refetch()} />}
      {data !== undefined && current.length === 0 && <NoMembership />}
      {current.map((membership) => (
        <div key={membership.id} className="grid gap-6 *:min-w-0">
          <MembershipPanel
            membership={membership}
            acting={acting}
            documentsId={membership === asking ? 'documents' : undefined}
          />
          <MembershipPayment membership={membership} acting={acting} />
          <MembershipChanges membership={membership} acting={acting} />
          <Leaving membership={membership} acting={acting} />
        </div>
      ))}
      <Before memberships={before} />
    </div>
  );
};
