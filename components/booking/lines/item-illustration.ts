import { illustrationFor, type IllustrationName } from '#components/booking/model/illustration-for.ts';
import type { CartItem } from '#contract/cart-items.ts';
import type { BookingType } from '#contract/primitives.ts';
import { getBookingType } from './order-line-facts.ts';

const timetabled = ['ticketed', 'resources', 'classes'] as const;

/** The plan to draw beside something bought: of what its name speaks of, else the usual one for how it is booked. */
export function getIllustration(name: string, type: BookingType | undefined): IllustrationName {
  const v2Type = timetabled.find((kind) => kind === type) ?? null;
  const plan = illustrationFor({ slug: '', name, v1Type: null, v2Type });
  if (plan !== 'studio') return plan;
  if (type === undefined) return 'football';
  return type === 'camps' ? 'basketball' : plan;
}

/** The plan to draw beside a line. */
export const getItemIllustration = (item: CartItem): IllustrationName =>
  getIllustration(item.name, getBookingType(item));
