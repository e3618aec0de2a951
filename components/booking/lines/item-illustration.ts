import { illustrationFor, type IllustrationName } from '#components/booking/model/illustration-for.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import type { BookingType } from '#contract/primitives.ts';
import { getBookingType } from './order-line-facts.ts';

const timetabled = ['ticketed', 'resources', 'classes'] as const;

/** The illustration for a bought item: by the words of its name, else by its booking type. */
export function getIllustration(name: string, type: BookingType | undefined): IllustrationName {
  const v2Type = timetabled.find((kind) => kind === type) ?? null;
  const plan = illustrationFor({ slug: '', name, v1Type: null, v2Type });
  if (plan !== 'studio') return plan;
  if (type === undefined) return 'football';
  return type === 'camps' ? 'basketball' : plan;
}

/** The illustration for a line. */
export const getItemIllustration = (item: CartItem): IllustrationName =>
  getIllustration(item.name, getBookingType(item));
