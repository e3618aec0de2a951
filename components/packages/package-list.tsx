import Hourglass from 'lucide-react/icons/hourglass';
import MapPin from 'lucide-react/icons/map-pin';
import TicketCheck from 'lucide-react/icons/ticket-check';
import { CardLink } from '#components/ui/layout/card-link.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Package } from '#contract/packages/packages.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { expiryText, packageName, usesInAll, whereText } from './package-texts.ts';

type PackageListProps = {
  packages: readonly Package[];
  getHref: (packageId: string) => string;
  t: Translate;
};

/** A venue's packages to choose from. The whole card is the link. */
export const PackageList = ({ packages, getHref, t }: PackageListProps) => (
  <ul className="grid gap-3">
    {packages.map((shown) => (
      <li key={shown.id}>
        <CardLink
          className="gap-x-6 gap-y-3 p-4 small:grid-cols-[minmax(0,1fr)_auto] small:items-center small:px-6 small:py-5"
          href={getHref(shown.id)}
        >
          <span className="grid min-w-0 gap-1.5 wrap-break-word">
            <span className="heading-3">{packageName(shown)}</span>
            {shown.description !== null && <span className="text-s">{shown.description}</span>}
            <span className="flex flex-wrap gap-x-4 gap-y-1 text-s lining-nums tabular-nums *:inline-flex *:items-center *:gap-1.5">
              <span>
                <TicketCheck className="icon-s" />
                {t('packages.uses', { count: usesInAll(shown) })}
              </span>
              <span>
                <Hourglass className="icon-s" />
                {expiryText(shown, t)}
              </span>
              <span>
                <MapPin className="icon-s" />
                {whereText(shown, t)}
              </span>
            </span>
          </span>
          <span className="heading-3 text-ink">
            <Price amountMinor={shown.price.value} currency={shown.price.currency} />
          </span>
        </CardLink>
      </li>
    ))}
  </ul>
);
