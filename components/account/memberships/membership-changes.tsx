import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { Membership } from '#contract/customers/memberships.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { loadPage } from '#lib/browser/load-page.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { actingQuery } from '../frame/acting-query.ts';

type MembershipChangesProps = { membership: Membership; acting: number | null };

/** The types to which a membership can change, each with what is due today and from when it counts. */
export const MembershipChanges = ({ membership: { id, changes, plannedChange }, acting }: MembershipChangesProps) => {
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
