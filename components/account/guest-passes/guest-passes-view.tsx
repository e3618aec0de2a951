'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { contentClass, PanelSkeleton } from '#components/account/frame/layout.tsx';
import { guestPassesQuery } from '#components/account/queries.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import { Pill } from '#components/ui/pill.tsx';
import type { GuestPass } from '#contract/packages/guest-passes.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { CallData } from '#lib/api/call.ts';
import { capitalised } from '#lib/format/capitalised.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { PartFailed } from '../frame/part-failed.tsx';
import { useActing } from '../frame/use-acting.ts';
import { useAddToBasket } from '../frame/use-add-to-basket.ts';

type PassRowProps = { pass: GuestPass; isOpening: boolean; onGive: () => void };

/** What has become of a pass, and until when it can be used. */
function usePassFacts({ status, guestName, gift, expiresAt, usedAt, venue }: GuestPass): string {
  const t = useTranslations('guestPasses');
  const locale = useLocale();
  const who = guestName ?? gift?.email;
  const until = expiresAt === null ? null : formatDayOfYear(venueClock(new Date(expiresAt), siteZone).date, locale);
  const facts = [
    who !== undefined && t('for', { name: who }),
    status === 'used' && usedAt !== null && t('usedAt', { date: formatInstant(usedAt, locale) }),
    status === 'available' && until !== null && t('until', { date: until }),
    status === 'expired' && until !== null && t('endedAt', { date: until }),
    venue !== null && venue.name,
  ];
  return capitalised(facts.filter((fact) => fact !== false).join(', '));
}

/** A guest pass with its code, which is shown at the front desk. */
const PassRow = ({ pass, isOpening, onGive }: PassRowProps) => {
  const t = useTranslations('guestPasses');
  const facts = usePassFacts(pass);
  const { code, status } = pass;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line py-3.5 not-first:border-t">
      <div className="min-w-0">
        <p className="font-medium tracking-[0.08em] text-ink tabular-nums">{code}</p>
        <p className="text-s wrap-break-word">{facts}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Pill tone={status === 'available' ? 'success' : 'neutral'}>{t(`status.${status}`)}</Pill>
        {status === 'available' && (
          <Button
            type="button"
            variant="secondary"
            size="medium"
            aria-haspopup="dialog"
            loading={isOpening}
            aria-label={t(pass.gift === null ? 'giveNamed' : 'giveAgainNamed', { code })}
            onClick={onGive}
          >
            {t(pass.gift === null ? 'give' : 'giveAgain')}
          </Button>
        )}
      </div>
    </li>
  );
};

const GiveDialog = preloadable(async () => (await import('./give-dialog.tsx')).GiveDialog);

const Passes = ({ passes, acting }: { passes: readonly GuestPass[]; acting: number | null }) => {
  const t = useTranslations('guestPasses');
  const giving = useOpening<string>();
  const left = passes.filter(({ status }) => status === 'available').length;
  return (
    <Panel aria-labelledby="guest-passes">
      <PanelHead>
        <h2 className="heading-3" id="guest-passes">
          {t('title')}
        </h2>
        <p>{t('left', { count: left })}</p>
      </PanelHead>
      <p className="text-s">{t('help')}</p>
      {passes.length > 0 && (
        <ul>
          {passes.map((pass) => (
            <PassRow
              key={pass.id}
              pass={pass}
              isOpening={giving.opening === pass.id}
              onGive={() => giving.open(pass.id)}
            />
          ))}
        </ul>
      )}
      {giving.opened !== null && <GiveDialog passId={giving.opened} acting={acting} onClose={giving.close} />}
    </Panel>
  );
};

const Shop = ({ options }: Pick<CallData<'listGuestPasses'>, 'options'>) => {
  const t = useTranslations('guestPasses');
  const { add, isPending } = useAddToBasket();
  if (options.length === 0) return null;
  return (
    <Panel aria-labelledby="guest-pass-shop">
      <h2 className="heading-3" id="guest-pass-shop">
        {t('shop')}
      </h2>
      <ul className="grid gap-3">
        {options.map(({ id, name, reference, price }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-m border border-line-strong px-4 py-3"
          >
            <div>
              <p className="font-medium text-ink">{name ?? reference}</p>
              <p className="text-s tabular-nums">{formatMoney(price.value, price.currency)}</p>
            </div>
            <Button
              type="button"
              variant="secondary"
              size="medium"
              loading={isPending}
              aria-label={t('buyNamed', { name: name ?? reference })}
              onClick={() => add({ purchasableId: id, purchasableType: 'pricingOption' })}
            >
              {t('buy')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** Guest passes: those that are there, used and expired, to give away, and to buy. */
export const GuestPassesView = ({ selectedUserId }: { selectedUserId: number | null }) => {
  const t = useTranslations('guestPasses');
  const acting = useActing(selectedUserId);
  const { data, isError, refetch } = useQuery(guestPassesQuery(browserApi, acting));
  return (
    <div className={`${contentClass} max-w-[48.75rem]`}>
      {data === undefined && !isError && <PanelSkeleton label={t('loading')} />}
      {data === undefined && isError && (
        <Panel as="div">
          <PartFailed onRetry={() => void refetch()} />
        </Panel>
      )}
      {data !== undefined && (
        <>
          <Passes passes={data.passes} acting={acting} />
          <Shop options={data.options} />
        </>
      )}
    </div>
  );
};
