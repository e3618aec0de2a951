import { useLocale, useTranslations } from 'next-intl';
import type { Coming } from '#components/schedules/model/family-booking.ts';
import { useSession } from '#lib/auth/session-context.tsx';

/** The names of those who are coming, the account holder's with (You); undefined while nobody is chosen. */
export function useNames(coming: readonly Pick<Coming, 'id' | 'name'>[]): string | undefined {
  const t = useTranslations('booking');
  const locale = useLocale();
  const { session } = useSession();
  const names = coming.flatMap(({ id, name }) =>
    name === null ? [] : [id === session?.userId ? t('you', { name }) : name],
  );
  return names.length === 0 ? undefined : new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
