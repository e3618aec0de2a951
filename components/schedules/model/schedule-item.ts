import type { Answer } from '#contract/activities/questions.ts';
import type { AddItem } from '#contract/cart/add-item.ts';
import type { CampBookingType } from './camp-choice.ts';
import type { ChosenExtra } from './selection.ts';

export interface ScheduleOrder {
  scheduleId: string;
  /** The linked user it is for; left out for the customer themself. */
  purchasedForUserId?: number;
  /** Ids of the waivers agreed to. */
  activityRestrictionIds: string[];
  customQuestionAnswers: Answer[];
  extras: readonly ChosenExtra[];
}

const common = ({
  scheduleId,
  purchasedForUserId,
  activityRestrictionIds,
  customQuestionAnswers,
  extras,
}: ScheduleOrder) => ({
  purchasableId: scheduleId,
  quantity: 1,
  applyBenefit: true,
  ...(purchasedForUserId !== undefined && { purchasedForUserId }),
  activityRestrictionIds,
  customQuestionAnswers,
  extras: extras.map(({ extra, quantity }) => ({ pricingOptionId: extra.pricingOptionId, quantity })),
});

export interface CampOrder extends ScheduleOrder {
  type: CampBookingType;
  sessionIds: readonly string[];
}

/** A camp for the basket. Which sessions is said only when it is not the entire camp (docs/product.md#camp-booking). */
export const campItem = ({ type, sessionIds, ...order }: CampOrder): AddItem => ({
  ...common(order),
  purchasableType: 'camp',
  bookingFullCamp: type === 'full',
  ...(type === 'individual' && { campOccurrenceIds: [...sessionIds] }),
});

/** A course for the basket. */
export const courseItem = (order: ScheduleOrder): AddItem => ({ ...common(order), purchasableType: 'course' });
