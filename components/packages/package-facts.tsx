import Hourglass from 'lucide-react/icons/hourglass';
import MapPin from 'lucide-react/icons/map-pin';
import TicketCheck from 'lucide-react/icons/ticket-check';
import { Fact, Facts } from '#components/ui/layout/facts.tsx';
import type { Package } from '#contract/packages/packages.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { expiryText, usesInAll, whereText } from './package-texts.ts';

/** How many uses a package has, for how long and where. */
export const PackageFacts = ({ shown, t }: { shown: Package; t: Translate }) => (
  <Facts>
    <Fact icon={TicketCheck} term={t('packages.covers')}>
      {t('packages.uses', { count: usesInAll(shown) })}
    </Fact>
    <Fact icon={Hourglass} term={t('packages.lasts')}>
      {expiryText(shown, t)}
      {shown.expiry !== null && <small className="block text-s text-ink-2">{t('packages.lastDay')}</small>}
    </Fact>
    <Fact icon={MapPin} term={t('packages.where')}>
      {whereText(shown, t)}
    </Fact>
  </Facts>
);
