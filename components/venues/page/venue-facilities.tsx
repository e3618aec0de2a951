import { Card } from '#components/ui/layout/card.tsx';
import type { VenueFacility } from '#contract/venues/venues.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { FacilityIcon } from './facility-icon.tsx';

const getLabel = ({ code, metres }: VenueFacility, t: Translate): string =>
  metres === undefined ? t(`venues.facility.${code}`) : t('venues.poolOf', { metres: String(metres) });

/** The facilities of the building with their icons. */
export const VenueFacilities = ({ t, facilities }: { t: Translate; facilities: readonly VenueFacility[] }) => (
  <section className="mt-10">
    <h2 className="mb-3 heading-4">{t('venues.facilities')}</h2>
    <Card
      as="ul"
      padded
      className="grid grid-cols-2 gap-x-3 gap-y-2 text-s *:flex *:min-w-0 *:items-center *:gap-2 max-narrow:grid-cols-1 small:grid-cols-3 large:grid-cols-[repeat(6,auto)] large:justify-between"
    >
      {facilities.map((facility) => (
        <li key={`${facility.code} ${facility.metres}`}>
          <FacilityIcon facility={facility.code} />
          {getLabel(facility, t)}
        </li>
      ))}
    </Card>
  </section>
);
