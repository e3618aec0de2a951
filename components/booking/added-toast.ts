import type { ToastOptions } from '#components/ui/overlay/toaster.tsx';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Added } from './add-or-change.ts';
import { waysOn } from './ways-on.ts';

/** What to tell of an add or a change, with the ways on from the basket. */
export const addedToast = ({ cart, isChanged }: Added, t: Translate, href: (path: string) => string): ToastOptions => ({
  type: 'success',
  message: t(isChanged ? 'basket.changing.done' : 'timetable.added'),
  links: waysOn(cart, t, href),
});
