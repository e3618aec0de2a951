import type { Tx } from '#backend/db/schema.ts';
import { answerSchema, type Answer } from '#contract/activities/questions.ts';
import { purchasableTypeSchema, type AddedItem, type AddItem } from '#contract/cart/add-item.ts';
import type { ItemRow } from './item-rows.ts';

async function readAnswers(tx: Tx, rows: readonly ItemRow[]): Promise<(bundleId: string) => Answer[]> {
  const bundleIds = rows.flatMap(({ bundleId }) => bundleId ?? []);
  if (bundleIds.length === 0) return () => [];
  const found = await tx
    .selectFrom('questionAnswers')
    .where('bundleId', 'in', bundleIds)
    .orderBy('questionId')
    .select(['bundleId', 'questionId as customQuestionId', 'answer'])
    .execute();
  return (wanted) => found.filter(({ bundleId }) => bundleId === wanted).map((row) => answerSchema.parse(row));
}

/** What the payload of an add calls the thing of a line: v1 things by number. */
function getPurchasable(row: ItemRow): Pick<AddItem, 'purchasableId' | 'purchasableType'> {
  const purchasableType = purchasableTypeSchema.parse(row.purchasableType);
  const isV1 = purchasableType === 'activity' || purchasableType === 'activityTicket';
  return { purchasableType, purchasableId: isV1 ? Number(row.purchasableId) : row.purchasableId };
}

/** Whether an add could put a line there again: a membership, or the change of one, is chosen where it is sold. */
export const canBeAdded = ({ purchasableType }: Pick<ItemRow, 'purchasableType'>): boolean =>
  purchasableTypeSchema.safeParse(purchasableType).success;

function getExtras(children: readonly ItemRow[]) {
  return children.flatMap(({ bookingId, pricingOptionId, quantity }) =>
    bookingId === null && pricingOptionId !== null ? [{ pricingOptionId, quantity }] : [],
  );
}

/** The fields of a camp or course: all of it or its days, extras and answers. */
function bundleFields(row: ItemRow, children: readonly ItemRow[], answers: Answer[]): Partial<AddItem> {
  const days = children.flatMap(({ occurrenceId }) => occurrenceId ?? []);
  const isWhole = row.isBundleFull === true;
  const extras = getExtras(children);
  return {
    ...(row.bundleType === 'camps' && { bookingFullCamp: isWhole, ...(!isWhole && { campOccurrenceIds: days }) }),
    ...(extras.length > 0 && { extras }),
    ...(answers.length > 0 && { customQuestionAnswers: answers }),
  };
}

function sessionFields(row: ItemRow, children: readonly ItemRow[]): Partial<AddItem> {
  const { type, ticketId, pricingOptionId } = row;
  const extraOptions = getExtras(children);
  const isV2Ticket = type === 'av2_booking' && ticketId !== null && pricingOptionId !== null;
  return { ...(isV2Ticket && { pricingOptionId }), ...(extraOptions.length > 0 && { extraOptions }) };
}

/** What has to be added to have these lines of a basket again, in their order, without those that no add can make. */
export async function readAddItems(tx: Tx, rows: readonly ItemRow[]): Promise<AddedItem[]> {
  const getAnswers = await readAnswers(tx, rows);
  const top = rows.filter((row) => row.parentId === null && canBeAdded(row));
  return top.map((row) => {
    const { name, quantity, applyBenefit, bundleId, purchasedForUserId, customerReference } = row;
    const { chosenMembershipUserId: membershipUserId } = row;
    const children = rows.filter(({ parentId }) => parentId === row.id);
    const fields = bundleId === null ? sessionFields(row, children) : bundleFields(row, children, getAnswers(bundleId));
    const item: AddItem = {
      ...getPurchasable(row),
      quantity,
      applyBenefit,
      ...(purchasedForUserId !== null && { purchasedForUserId }),
      ...(membershipUserId !== null && { membershipUserId }),
      ...(customerReference !== null && { customerReference }),
      ...fields,
    };
    return { name, item };
  });
}
