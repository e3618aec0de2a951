import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { PersonLine, relationName } from '#components/account/family/link-row.tsx';
import { PanelFailed, PartFailed } from '#components/account/frame/part-failed.tsx';
import { StatePill } from '#components/account/frame/state-pill.tsx';
import { PackageExpiry, Lanes, isUsable } from '#components/account/packages/owned-package-panel.tsx';
import { linksQuery, guestPassesQuery, membershipsQuery, ownedPackagesQuery } from '#components/account/queries.ts';
import { MemberBarcode } from '#components/booking/entry/member-barcode.tsx';
import { selectingPerson } from '#components/booking/person/selecting-person.ts';
import { MembershipDrawing } from '#components/illustrations/membership-drawing.tsx';
import { Button, LinkButton } from '#components/ui/button/button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { Pill } from '#components/ui/pill.tsx';
import type { LinkedUser } from '#contract/customers/users.ts';
import type { Membership } from '#contract/memberships/memberships.ts';
import type { OwnedPackage } from '#contract/packages/owned-packages.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { selectUser } from '#lib/auth/select-user.ts';
import { loadPage } from '#lib/browser/load-page.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { useHref } from '#lib/zones/site-context.tsx';

/** Acts for somebody and goes to what can be booked for them. */
const BookFor = ({ person: { id, name } }: { person: LinkedUser['referencedUser'] }) => {
  const t = useTranslations();
  const href = useHref();
  const toast = useToast();
  const { mutate, isPending, isSuccess } = useMutation({
    ...selectingPerson,
    mutationFn: async () => {
      if (!(await selectUser(id))) throw new Error('The person could not be selected');
    },
    onSuccess: () => loadPage(href('/', 'bookings')),
    onError: () => toast({ type: 'danger', message: t('timetable.actingFailed') }),
  });
  return (
    <Button type="button" variant="secondary" size="medium" loading={isPending || isSuccess} onClick={() => mutate()}>
      {t('account.family.bookFor', { name: name.split(' ')[0] ?? name })}
    </Button>
  );
};

type FamilyCardProps = { acting: number | null };

/** The people of the account: for whom is booked now, the way to book for another, and who has not answered yet. */
export const FamilyCard = ({ acting }: FamilyCardProps) => {
  const t = useTranslations();
  const href = useHref();
  const { data: auth, ...account } = useQuery({ ...authUserQuery(browserApi), throwOnError: false });
  const userId = auth?.user.id ?? 0;
  const { data: links = [], ...linked } = useQuery({
    ...linksQuery(browserApi, userId, 'outgoing'),
    enabled: userId > 0,
  });
  if (auth === undefined) return account.isError && <PanelFailed onRetry={() => void account.refetch()} />;
  const bookingFor = <Pill tone="primary">{t('account.family.bookingFor')}</Pill>;
  return (
    <Panel gap="small" aria-labelledby="family">
      <PanelHead>
        <h2 className="heading-3" id="family">
          {t('account.family.title')}
        </h2>
        <a className="text-s" href={href('/user-details/family')}>
          {t('account.family.link')}
        </a>
      </PanelHead>
      <ul>
        <PersonLine
          name={t('booking.you', { name: `${auth.user.firstName} ${auth.user.lastName}` })}
          facts={t('family.holder')}
        >
          {acting === null && bookingFor}
        </PersonLine>
        {links
          .filter(({ status }) => status === 'successful' || status === 'pending')
          .map((link) => {
            const { id, status, referencedUser } = link;
            return (
              <PersonLine key={id} name={referencedUser.name} facts={relationName(link, t)}>
                {status === 'pending' && <StatePill look="waiting">{t('family.status.pending')}</StatePill>}
                {status === 'successful' && acting === referencedUser.id && bookingFor}
                {status === 'successful' && acting !== referencedUser.id && <BookFor person={referencedUser} />}
              </PersonLine>
            );
          })}
      </ul>
      {linked.isError && links.length === 0 && <PartFailed onRetry={() => void linked.refetch()} />}
    </Panel>
  );
};

/** How many guest passes the person acted for has left, and the way to send or buy one. */
export const GuestPassCard = ({ acting }: { acting: number | null }) => {
  const t = useTranslations();
  const href = useHref();
  const { data, isError, refetch } = useQuery(guestPassesQuery(browserApi, acting));
  if (data === undefined) return isError && <PanelFailed onRetry={() => void refetch()} />;
  const left = data.passes.filter(({ status }) => status === 'available').length;
  if (left === 0 && data.options.length === 0) return null;
  return (
    <Panel gap="small" aria-labelledby="guest-passes">
      <h2 className="heading-3" id="guest-passes">
        {t('guestPasses.title')}
      </h2>
      <p className="text-s">
        {t('guestPasses.left', { count: left })}. {t('guestPasses.help')}
      </p>
      <LinkButton variant="secondary" size="medium" className="justify-self-start" href={href('/guest-passes')}>
        {t(left > 0 ? 'account.guestPass.send' : 'account.guestPass.get')}
      </LinkButton>
    </Panel>
  );
};

/** What is next for a membership: its payment or its last day. */
function useNext({ nextBillingOn, price, endsOn }: Membership): string | null {
  const t = useTranslations('account');
  const locale = useLocale();
  if (endsOn !== null) return t('membership.until', { date: formatDayOfYear(endsOn, locale) });
  if (nextBillingOn === null || price === null) return null;
  const amount = formatMoney(price.value, price.currency);
  return t('membership.next', { amount, date: formatDayOfYear(nextBillingOn, locale) });
}

const MembershipCard = ({ membership, barcode }: { membership: Membership; barcode: string | null }) => {
  const t = useTranslations('account');
  const href = useHref();
  const next = useNext(membership);
  const { membershipType, homeVenue } = membership;
  return (
    <section
      className="on-dark relative grid gap-4 overflow-clip rounded-l bg-dark p-5 text-s text-white"
      aria-label={membershipType.name}
    >
      <MembershipDrawing />
      <div className="relative">
        <h2 className="heading-3 text-white">{membershipType.name}</h2>
        <p>{homeVenue.name}</p>
        {next !== null && <p>{next}</p>}
        <a className="mt-1 inline-block text-white" href={href('/memberships')}>
          {t('membership.manage')}
        </a>
      </div>
      {barcode !== null && <MemberBarcode number={barcode} />}
    </section>
  );
};

/** The memberships that are in force of the person acted for; nothing for somebody without any. */
export const MembershipCards = ({ acting }: { acting: number | null }) => {
  const { data, isError, refetch } = useQuery(membershipsQuery(browserApi, acting));
  const { data: auth } = useQuery({ ...authUserQuery(browserApi), throwOnError: false });
  if (data === undefined && isError) return <PanelFailed onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={150} shape="control" />;
  return data
    .filter(({ status }) => status === 'active')
    .map((membership) => (
      <MembershipCard
        key={membership.id}
        membership={membership}
        barcode={acting === null ? (auth?.barcode ?? null) : null}
      />
    ));
};

/** Packages on the start page; the page of packages has all of them. */
const shown = 2;

/** The one that ends first, first. */
const byEnd = (one: OwnedPackage, other: OwnedPackage): number =>
  (one.expiresAt ?? '9999').localeCompare(other.expiresAt ?? '9999');

/** The packages of the person acted for with uses left, those that end first; nothing for somebody without any. */
export const PackageCards = ({ acting, now }: { acting: number | null; now: Date }) => {
  const t = useTranslations();
  const href = useHref();
  const { data, isError, refetch } = useQuery(ownedPackagesQuery(browserApi, acting, 1));
  if (data === undefined) return isError && <PanelFailed onRetry={() => void refetch()} />;
  const usable = data.packages.filter((owned) => isUsable(owned, now)).toSorted(byEnd);
  return usable.slice(0, shown).map((owned) => {
    const { id, usagesRemaining: left, usagesTotal: total } = owned;
    const uses = t('ownedPackages.left', { left, total });
    return (
      <Panel key={id} gap="small" aria-labelledby={`package-${id}`}>
        <PanelHead>
          <h2 className="heading-3" id={`package-${id}`}>
            {owned.package.friendlyName ?? owned.package.name}
          </h2>
          <a className="text-s" href={href('/packages')}>
            {t('account.package.all')}
          </a>
        </PanelHead>
        <Lanes left={left} total={total} label={uses} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-s">
          <b className="font-medium">{uses}</b>
          <span>
            <PackageExpiry owned={owned} now={now} />
          </span>
        </div>
      </Panel>
    );
  });
};
